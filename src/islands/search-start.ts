import styles from '#styles/found.css?url&no-inline';

/** What home's search does by itself; the island of its results is used, and so loads React, when the box is. */
const form = document.querySelector<HTMLFormElement>('form[role=search]');
const box = form?.querySelector('input');
const results = document.querySelector<HTMLElement>('[data-search-results]');
const island = results?.querySelector<HTMLElement>('astro-island');
const failure = document.querySelector<HTMLElement>('[data-search-failed]');
const page = document.documentElement;

let isStarted = false;

/** Home would request an imported style sheet before any search. */
function loadStyles(): Promise<unknown> {
	const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
	const loaded = new Promise((resolve) => {
		link.onload = resolve;
		link.onerror = resolve;
	});
	document.head.append(link);
	return loaded;
}

/** An answer to the address is drawn before React is asked for. */
async function start(place: HTMLElement): Promise<void> {
	const styled = loadStyles();
	if ('filtering' in page.dataset)
		await Promise.all([import('./first-results.tsx'), styled])
			.then(([{ showFirst }]) => showFirst(place))
			.catch(() => undefined);
	await styled;
	place.dispatchEvent(new Event('use'));
}

function load(): void {
	if (!island || isStarted) return;
	isStarted = true;
	void start(island);
}

/** The reader sees the failure, and using the box again retries. */
function showFailure(hasFailed: boolean): void {
	if (hasFailed) isStarted = false;
	if (results && failure) [results.hidden, failure.hidden] = [hasFailed, !hasFailed];
}

const chosenCategory = () => new URLSearchParams(location.search).get('category') ?? '';

/** Shows the first page of what the box and a category find. */
function find(category: string): void {
	const query = new URLSearchParams(location.search);
	query.delete('page');
	const q = box?.value.trim();
	for (const [name, value] of Object.entries({ q, category })) {
		if (value) query.set(name, value);
		else query.delete(name);
	}
	const search = query.toString();
	if (search !== '') page.dataset['filtering'] = q && !category ? 'words' : '';
	const address = search === '' ? '/' : `/?${search}`;
	if (address !== location.pathname + location.search) history.pushState(null, '', address);
	dispatchEvent(new PopStateEvent('popstate'));
	load();
}

function submit(event: SubmitEvent): void {
	event.preventDefault();
	find(chosenCategory());
}

/** Without script a category's chip leads to its page; here it filters, and a second click no longer does. */
function choose(event: MouseEvent): void {
	const chip = (event.target as Element).closest<HTMLElement>('a[data-category]');
	const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
	if (!chip || metaKey || ctrlKey || shiftKey || altKey || button !== 0) return;
	event.preventDefault();
	const { category = '' } = chip.dataset;
	find(category === chosenCategory() ? '' : category);
}

function empty(event: KeyboardEvent): void {
	if (!box?.value || event.isComposing || event.key !== 'Escape') return;
	event.preventDefault();
	box.value = '';
	box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

// Until React is there; a category chip adds to what the box holds.
if (box && box.value === '')
	box.value = new URLSearchParams(location.search).get('q')?.trim() ?? '';
island?.addEventListener('astro:hydrate', () => showFailure(false));
island?.addEventListener('astro:hydration-error', (event) => {
	event.preventDefault();
	showFailure(true);
});
form?.addEventListener('submit', submit);
box?.addEventListener('focus', load);
box?.addEventListener('input', load);
box?.addEventListener('keydown', empty);
document.addEventListener('click', choose);
failure?.querySelector('button')?.addEventListener('click', () => location.reload());
if ('filtering' in page.dataset || box?.value || document.activeElement === box) load();

import styles from '#styles/found.css?url&no-inline';

/**
 * The only part of the search that the home page loads: results, React and index load when the box is used or the
 * address contains a query.
 */
const form = document.querySelector<HTMLFormElement>('form[role=search]');
const box = form?.querySelector('input');
const results = document.querySelector<HTMLElement>('[data-search-results]');
const failure = document.querySelector<HTMLElement>('[data-search-failed]');
const page = document.documentElement;

let loading: Promise<void> | undefined;

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

async function show(place: HTMLElement): Promise<void> {
	const styled = loadStyles();
	const shown = Promise.all([import('./first-results.tsx'), styled])
		.then(([{ showFirst }]) => showFirst(place))
		.catch(() => undefined);
	if ('filtering' in page.dataset) await shown;
	const { mount } = await import('./search-results.tsx');
	await styled;
	await mount(place, box ?? null);
}

async function load(): Promise<void> {
	if (!results) return;
	loading ??= show(results);
	try {
		await loading;
	} catch {
		// The reader sees the error, and using the box again retries.
		loading = undefined;
		results.hidden = failure !== null;
		if (failure) failure.hidden = false;
	}
}

const chosenCategory = () => new URLSearchParams(location.search).get('category') ?? '';

/** Shows the first page of what the box and a category find. */
function find(category: string): void {
	const query = new URLSearchParams(location.search);
	query.delete('page');
	for (const [name, value] of Object.entries({ q: box?.value.trim(), category })) {
		if (value) query.set(name, value);
		else query.delete(name);
	}
	const search = query.toString();
	if (search !== '') page.dataset['filtering'] = '';
	const address = search === '' ? '/' : `/?${search}`;
	if (address !== location.pathname + location.search) history.pushState(null, '', address);
	dispatchEvent(new PopStateEvent('popstate'));
	void load();
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

function onKey(event: KeyboardEvent): void {
	if (!box || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
	const target = event.target as HTMLElement;
	if (event.key === '/' && !target.closest('input, textarea, select, [contenteditable]')) {
		event.preventDefault();
		box.focus();
		box.select();
	} else if (event.key === 'Escape' && target === box && box.value !== '') {
		event.preventDefault();
		box.value = '';
		box.dispatchEvent(new InputEvent('input', { bubbles: true }));
	}
}

// Until React is there; a category chip adds to what the box holds.
if (box && box.value === '')
	box.value = new URLSearchParams(location.search).get('q')?.trim() ?? '';
form?.addEventListener('submit', submit);
box?.addEventListener('focus', load);
box?.addEventListener('input', load);
document.addEventListener('keydown', onKey);
document.addEventListener('click', choose);
failure?.querySelector('button')?.addEventListener('click', () => location.reload());
if ('filtering' in page.dataset || box?.value || document.activeElement === box) void load();

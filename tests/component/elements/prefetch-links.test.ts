import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLinks } from '#elements/prefetch-links.ts';

let page: AbortController;
let canPrefetch: boolean;
const fetched = vi.fn(async () => new Response());

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', fetched);
	page = new AbortController();
	canPrefetch = true;
	const listen = document.addEventListener.bind(document);
	vi.spyOn(document, 'addEventListener').mockImplementation((type, listener) =>
		listen(type, listener, { signal: page.signal }),
	);
	vi.spyOn(HTMLLinkElement.prototype, 'relList', 'get').mockImplementation(
		() => ({ supports: () => canPrefetch }) as unknown as DOMTokenList,
	);
	history.replaceState(null, '', '/posts?q=mesa');
});
afterEach(() => {
	page.abort();
	document.body.innerHTML = '';
	for (const link of document.head.querySelectorAll('link[rel=prefetch]')) link.remove();
	Reflect.deleteProperty(navigator, 'connection');
	fetched.mockClear();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

let made = 0;
/** Each test has addresses of its own, because a page asks for an address once. */
const anAddress = () => `/post/um-post-${++made}`;

function show(...addresses: string[]): HTMLElement[] {
	document.body.innerHTML = addresses.map((href) => `<a href="${href}"><b>x</b></a>`).join('');
	return [...document.querySelectorAll('b')];
}
const point = (at: Element) => at.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
const asked = () =>
	[...document.head.querySelectorAll('link[rel=prefetch]')].map((link) =>
		link.getAttribute('href'),
	);

test('a link’s page is asked for once the pointer rests on it or the focus is there, each once', () => {
	const [first, second] = [anAddress(), anAddress()];
	const [a, b] = show(first, `${second}?pagina=2#parte`);
	prefetchLinks();
	if (a) point(a);
	vi.advanceTimersByTime(79);
	expect(asked()).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(asked()).toEqual([first]);
	b?.closest('a')?.focus();
	vi.advanceTimersByTime(80);
	if (a) point(a);
	vi.advanceTimersByTime(80);
	expect(asked()).toEqual([first, `${second}?pagina=2`]);
});

test('a pointer that passes over a link, or leaves it for the text beside it, asks for nothing', () => {
	const [a, b] = show(anAddress(), anAddress());
	prefetchLinks();
	for (const each of [a, b, document.body]) {
		if (each) point(each);
		vi.advanceTimersByTime(50);
	}
	vi.advanceTimersByTime(1_000);
	expect(asked()).toEqual([]);
});

test('neither another site nor this page is asked for', () => {
	const links = show('https://example.com/post/fora', '/posts?q=mesa#fim', '#fim', 'mailto:a@b.c');
	prefetchLinks();
	for (const link of links) {
		point(link);
		vi.advanceTimersByTime(80);
	}
	expect(asked()).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
	'with %o nothing is asked for',
	(connection) => {
		Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
		const [link] = show(anAddress());
		prefetchLinks();
		if (link) point(link);
		vi.advanceTimersByTime(80);
		expect(asked()).toEqual([]);
	},
);

test('a browser without prefetching loads the page into its cache', () => {
	canPrefetch = false;
	const address = anAddress();
	const [link] = show(address);
	prefetchLinks();
	if (link) point(link);
	vi.advanceTimersByTime(80);
	expect(fetched).toHaveBeenCalledWith(address, { priority: 'low' });
	expect(asked()).toEqual([]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';
import { writeAddress } from '#islands/search-address.ts';

const flag = 'ga-disable-G-TESTE';
let leave: AbortController;

beforeEach(() => {
	vi.useFakeTimers();
	vi.resetModules();
	document.head.innerHTML = '<meta name="measurement-id" content="G-TESTE">';
	history.replaceState(null, '', '/');
	Reflect.deleteProperty(window, 'dataLayer');
	localStorage.setItem(storageKeys.analyticsConsent, 'granted');
	leave = new AbortController();
	const listen = document.addEventListener.bind(document);
	vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) =>
		listen(type, listener, { ...Object(options), signal: leave.signal }),
	);
});
afterEach(() => {
	answer('denied');
	leave.abort();
	vi.restoreAllMocks();
	vi.useRealTimers();
	localStorage.clear();
	document.head.innerHTML = '';
});

function answer(value: 'granted' | 'denied'): void {
	localStorage.setItem(storageKeys.analyticsConsent, value);
	document.dispatchEvent(new CustomEvent('consent', { detail: value }));
}

const views = () =>
	(window.dataLayer ?? [])
		.map((call) => Array.from(call as ArrayLike<unknown>))
		.filter(([, event]) => event === 'page_view')
		.map(([, , fields]) => Reflect.get(fields as object, 'page_path'));

test('a refusal stops the tag, also where something failed while it started', async () => {
	vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => {
		throw new Error('an older browser');
	});
	await import('#elements/measuring.ts').catch(() => undefined);
	expect(Reflect.get(window, flag)).toBe(false);
	answer('denied');
	expect(Reflect.get(window, flag)).toBe(true);
});

test('a search that is typed is a view once it stays, in every browser', async () => {
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
	await import('#elements/measuring.ts');
	expect('navigation' in window).toBe(false);
	for (const q of ['m', 'me', 'mesa'])
		writeAddress({ q, category: '', tag: '', page: 1 }, 'replace');
	vi.advanceTimersByTime(2000);
	expect(views()).toEqual(['/', '/?q=mesa']);
});

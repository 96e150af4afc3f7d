import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';

const key = storageKeys.analyticsConsent;
const flag = 'ga-disable-G-TESTE';
let leave: AbortController;

beforeAll(async () => {
	// jsdom has no constructed style sheets.
	CSSStyleSheet.prototype.replaceSync ??= () => undefined;
	document.adoptedStyleSheets ??= [];
	await import('#elements/consent-bar.ts');
});
beforeEach(() => {
	vi.resetModules();
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
	localStorage.clear();
	history.replaceState(null, '', '/posts');
	Reflect.deleteProperty(window, 'dataLayer');
	document.head.innerHTML = '<meta name="measurement-id" content="G-TESTE">';
	document.body.innerHTML = `<input><button data-consent-preferences>Preferências</button>
		<template data-part="consent-bar"><consent-bar><button value="denied">Recusar</button><button value="granted">Aceitar</button></consent-bar></template>
		<template data-part="measuring"><i></i></template>`;
	leave = new AbortController();
	for (const target of [document, window]) {
		const listen = target.addEventListener.bind(target);
		vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) =>
			listen(type, listener, { signal: leave.signal, ...Object(options) }),
		);
	}
});
afterEach(() => {
	localStorage.setItem(key, 'denied');
	document.dispatchEvent(new Event('consent'));
	leave.abort();
	vi.restoreAllMocks();
	localStorage.clear();
	document.head.innerHTML = '';
	document.body.replaceChildren();
});

/** Another document of the site stores its answer. */
const elsewhere = (answer: string) => localStorage.setItem(key, answer);
const storage = () => dispatchEvent(new StorageEvent('storage', { key }));
const restore = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const act = () => {
	dispatchEvent(new Event('scroll'));
	dispatchEvent(new PageTransitionEvent('pagehide'));
};
const button = (value: string) =>
	document.querySelector<HTMLButtonElement>(`consent-bar > [value=${value}]`);

/** A page that measures, with the cookies that Google's tag sets. */
async function measure() {
	localStorage.setItem(key, 'granted');
	await import('#elements/analytics.ts');
	await import('#elements/measuring.ts');
	// biome-ignore lint/suspicious/noDocumentCookie: as Google's tag sets them.
	for (const name of ['_ga', '_ga_TESTE']) document.cookie = `${name}=1; path=/`;
	return window.dataLayer?.length;
}

/** A page that asks. */
async function ask(answer?: string) {
	if (answer) localStorage.setItem(key, answer);
	await import('#elements/analytics.ts');
}

test.each([
	['is told of it', storage],
	['was kept by the browser and is shown again', restore],
	['is told of nothing, but looks before it sends', act],
])('a page that measures stops after a refusal in another tab: it %s', async (_, hear) => {
	const before = await measure();
	elsewhere('denied');
	hear();
	act();
	expect(window.dataLayer).toHaveLength(before ?? 0);
	expect(Reflect.get(window, flag)).toBe(true);
	expect(document.cookie).toBe('');
});

test.each([
	['denied', storage, 0],
	['denied', restore, 0],
	['granted', storage, 1],
])('a question that another tab answered with %s goes', async (answer, hear, measured) => {
	await ask();
	expect(button('granted')).not.toBeNull();
	elsewhere(answer);
	hear();
	hear();
	expect(button('granted')).toBeNull();
	expect(document.querySelectorAll('body > i')).toHaveLength(measured);
});

test.each([
	['granted', 'denied', 'denied'],
	['denied', 'granted', 'denied'],
])('“%s”, pressed after %s elsewhere, leaves %s', async (pressed, given, kept) => {
	await ask();
	elsewhere(given);
	button(pressed)?.click();
	expect(localStorage.getItem(key)).toBe(kept);
	expect(button(pressed)).toBeNull();
});

test('an answer by the keyboard leads on to the page, whose start no longer is the question', async () => {
	document.body.insertAdjacentHTML('afterbegin', '<main tabindex="-1"></main>');
	await ask();
	button('denied')?.focus();
	button('denied')?.click();
	expect(document.activeElement?.tagName).toBe('MAIN');
});

test('preferences change the answer, and an answer elsewhere takes no focus', async () => {
	await ask('denied');
	const preferences = document.querySelector<HTMLElement>('[data-consent-preferences]');
	preferences?.click();
	restore();
	button('granted')?.click();
	expect(localStorage.getItem(key)).toBe('granted');
	expect(document.activeElement).toBe(preferences);
	preferences?.click();
	const field = document.querySelector('input');
	field?.focus();
	elsewhere('denied');
	storage();
	expect(button('granted')).toBeNull();
	expect(document.activeElement).toBe(field);
});

test('a refusal removes cookies of an earlier yes that the browser forgot', async () => {
	// biome-ignore lint/suspicious/noDocumentCookie: as Google's tag sets them.
	document.cookie = '_ga=1; path=/';
	await ask();
	button('denied')?.click();
	expect(document.cookie).toBe('');
});

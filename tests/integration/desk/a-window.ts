import 'fake-indexeddb/auto';
import { JSDOM } from 'jsdom';

/** A page for the desk's code, with Node's own URL and typed arrays, because the functions run in this process too. */
const { window } = new JSDOM('', { url: 'https://blog.test/admin' });
const { document, location, localStorage, Event, HTMLElement } = window;
const page = {
	window,
	document,
	location,
	localStorage,
	Event,
	HTMLElement,
	addEventListener: window.addEventListener.bind(window),
	removeEventListener: window.removeEventListener.bind(window),
	dispatchEvent: window.dispatchEvent.bind(window),
	// As wide as a computer's.
	matchMedia: () => Object.assign(new window.EventTarget(), { matches: false }),
	IS_REACT_ACT_ENVIRONMENT: true,
};
for (const [name, value] of Object.entries(page))
	Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

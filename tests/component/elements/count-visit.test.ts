import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countVisit } from '#elements/count-visit.ts';

const send = vi.fn(async () => new Response());
let visibility: DocumentVisibilityState;
let page: AbortController;
let reachEnd: () => void;

/** Pages end; this window stays for the next test. */
function endWithPage(target: Pick<EventTarget, 'addEventListener'>): void {
	const listen = target.addEventListener.bind(target);
	vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) =>
		listen(type, listener, { capture: options === true, signal: page.signal }),
	);
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', send);
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
				onChange([{ isIntersecting: false }]);
				reachEnd = () => onChange([{ isIntersecting: true }]);
			}
			observe() {}
		},
	);
	page = new AbortController();
	endWithPage(globalThis);
	endWithPage(document);
	history.replaceState(null, '', '/post/um-post');
	visibility = 'visible';
	// Other files of this project sign in, in the same window.
	localStorage.clear();
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
	document.body.innerHTML = `<article data-slug="um-post">
		<div class="share"><span id="other"></span><a id="whatsapp" class="chip" href="#w"><i></i></a><button id="copy" class="chip"></button></div>
		<div class="after"></div>
		<a id="visit" data-cta-type="visit" data-cta-location="end" href="#v"></a>
		<a id="write" data-cta-type="whatsapp" data-cta-location="text" href="#t"></a>
		<a id="map" data-cta-type="map" data-cta-location="footer" href="#m"></a>
	</article>`;
});
afterEach(() => {
	page.abort();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	send.mockClear();
	localStorage.clear();
	document.body.replaceChildren();
});

const show = (state: DocumentVisibilityState) => {
	visibility = state;
	document.dispatchEvent(new Event('visibilitychange'));
};

test('an article in sight for a second is counted once', async () => {
	countVisit();
	await vi.advanceTimersByTimeAsync(999);
	expect(send).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	show('hidden');
	show('visible');
	await vi.advanceTimersByTimeAsync(5000);
	expect(send).toHaveBeenCalledTimes(1);
	expect(send).toHaveBeenCalledWith(
		'/api/register-view',
		expect.objectContaining({
			method: 'POST',
			keepalive: true,
			body: '{"slug":"um-post","source":"direct"}',
		}),
	);
});

test('a page that was prepared ahead of a click counts only when it is shown', async () => {
	visibility = 'hidden';
	countVisit();
	await vi.advanceTimersByTimeAsync(5000);
	expect(send).not.toHaveBeenCalled();
	show('visible');
	await vi.advanceTimersByTimeAsync(1000);
	expect(send).toHaveBeenCalledTimes(1);
});

test('a view that ends within a second does not count', async () => {
	countVisit();
	await vi.advanceTimersByTimeAsync(500);
	show('hidden');
	await vi.advanceTimersByTimeAsync(5000);
	expect(send).not.toHaveBeenCalled();
});

const told = () =>
	(send.mock.calls as unknown as [string, { body: string }][]).map(([path, { body }]) => [
		path.replace('/api/register-', ''),
		JSON.parse(body),
	]);
const acts = (...given: string[]) => ['acts', { slug: 'um-post', acts: given }];
const view = (source = 'direct') => ['view', { slug: 'um-post', source }];
const click = (id: string, event = new MouseEvent('click', { bubbles: true })) =>
	document.querySelector(`#${id}`)?.dispatchEvent(event);

test('what a reader clicked is told once, when the page is left', async () => {
	countVisit();
	await vi.advanceTimersByTimeAsync(1000);
	click('whatsapp i');
	click('copy');
	click('visit');
	click('write');
	click('map');
	click('other');
	expect(told()).toEqual([view()]);
	show('hidden');
	expect(told()).toEqual([
		view(),
		acts('share', 'visit-click', 'whatsapp-click-text', 'map-click-footer'),
	]);
	show('visible');
	click('copy');
	show('hidden');
	expect(told()).toHaveLength(2);
});

test('read is a text whose end was in sight, on a page seen for ten seconds in all', async () => {
	countVisit();
	await vi.advanceTimersByTimeAsync(9_000);
	show('hidden');
	await vi.advanceTimersByTimeAsync(60_000);
	show('visible');
	reachEnd();
	await vi.advanceTimersByTimeAsync(999);
	show('hidden');
	expect(told()).toEqual([view()]);
	show('visible');
	await vi.advanceTimersByTimeAsync(1);
	show('hidden');
	expect(told()).toEqual([view(), acts('read')]);
});

test('a text whose end nobody saw is not read, and nothing is told of it', async () => {
	countVisit();
	await vi.advanceTimersByTimeAsync(600_000);
	show('hidden');
	expect(told()).toEqual([view()]);
});

test('the link’s word is told and leaves the address with an old address’s number; the rest stays', async () => {
	history.replaceState(
		{ kept: 1 },
		'',
		'/post/um-post?p=12&utm_source=linkedin&a=1&utm_medium=x#fim',
	);
	countVisit();
	expect(location.pathname + location.search + location.hash).toBe('/post/um-post?a=1#fim');
	expect(history.state).toEqual({ kept: 1 });
	await vi.advanceTimersByTimeAsync(1000);
	await vi.dynamicImportSettled();
	expect(told()).toEqual([view('linkedin')]);
});

test.each([
	['doNotTrack', '1'],
	['globalPrivacyControl', true],
])('who asked not to be counted is not, and sends nothing: %s', async (name, value) => {
	Object.defineProperty(navigator, name, { value, configurable: true });
	history.replaceState(null, '', '/post/um-post?utm_source=linkedin');
	countVisit();
	reachEnd = () => undefined;
	await vi.advanceTimersByTimeAsync(20_000);
	click('visit');
	show('hidden');
	Reflect.deleteProperty(navigator, name);
	expect(told()).toEqual([]);
	expect(location.search).toBe('');
});

test('neither the editor is counted, nor a page without an article', async () => {
	localStorage.setItem('adminSessionToken', 'token');
	countVisit();
	localStorage.clear();
	document.body.innerHTML = '';
	countVisit();
	await vi.advanceTimersByTimeAsync(5000);
	expect(send).not.toHaveBeenCalled();
});

test('a failed count is only a warning', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	send.mockRejectedValueOnce(new TypeError('offline'));
	countVisit();
	await vi.advanceTimersByTimeAsync(1000);
	expect(warn).toHaveBeenCalledTimes(1);
});

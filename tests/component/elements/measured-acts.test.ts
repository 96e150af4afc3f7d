import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startGoogleTag } from '#elements/google-tag.ts';

let leave: AbortController;
/** What was told, but for the views. */
const sent = () => events().filter(([name]) => name !== 'page_view');
const views = () =>
	events().flatMap(([name, fields]) => (name === 'page_view' ? [fields['page_path']] : []));
const events = () =>
	(window.dataLayer ?? []).flatMap((call) => {
		const [kind, name, fields] = Array.from(call as ArrayLike<unknown>);
		return kind === 'event' ? [[name, fields] as [string, Record<string, unknown>]] : [];
	});
const start = () => startGoogleTag('G-TESTE', leave.signal, () => undefined);

beforeEach(() => {
	Reflect.deleteProperty(window, 'dataLayer');
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
	leave = new AbortController();
	vi.useFakeTimers();
	history.replaceState(null, '', '/post/um-post');
});
afterEach(() => {
	leave.abort();
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	document.body.replaceChildren();
	document.head.replaceChildren();
	history.replaceState(null, '', '/');
});

function scrollTo(top: number): void {
	vi.stubGlobal('scrollY', top);
	dispatchEvent(new Event('scroll'));
}

test('Spec §7: scroll depth is told by quarters, each once', () => {
	vi.stubGlobal('innerHeight', 1_000);
	vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(8_000);
	start();
	scrollTo(0);
	expect(sent()).toEqual([]);
	scrollTo(1_000);
	scrollTo(0);
	scrollTo(7_000);
	scrollTo(0);
	scrollTo(7_000);
	expect(sent()).toEqual([25, 50, 75, 100].map((percent) => ['scroll_depth', { percent }]));
});

test('a view of its own is measured from its top', () => {
	vi.stubGlobal('innerHeight', 1_000);
	vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(8_000);
	start();
	scrollTo(1_000);
	history.pushState(null, '', '/posts?q=gestao');
	dispatchEvent(new PopStateEvent('popstate'));
	vi.advanceTimersByTime(2_000);
	scrollTo(1_000);
	const depths = sent().filter(([name]) => name === 'scroll_depth');
	expect(depths.map(([, { percent }]) => percent)).toEqual([25, 25]);
});

test('Spec §7: time on page is told in milliseconds when the page goes out of sight', () => {
	start();
	vi.advanceTimersByTime(1_234);
	dispatchEvent(new PageTransitionEvent('pagehide'));
	expect(sent()).toEqual([['time_on_page', { value: 1_234, page_path: '/post/um-post' }]]);
	vi.advanceTimersByTime(5_000);
	dispatchEvent(new PageTransitionEvent('pagehide'));
	expect(sent()).toHaveLength(1);
});

test('Spec §7: a click on the invitation tells its type and its place', () => {
	document.body.innerHTML =
		'<a data-cta-type="visit" data-cta-location="end" href="#v"><b>Agendar</b></a><a href="#x">Outro</a>';
	start();
	for (const part of document.querySelectorAll<HTMLElement>('b, a[href="#x"]')) part.click();
	expect(sent()).toEqual([['cta_click', { cta_type: 'visit', cta_location: 'end' }]]);
});

test('the view of an article tells which link was followed, though its address is cleaned', () => {
	const name = `${location.origin}/post/um-post?utm_source=boletim&x=1`;
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
	history.replaceState(null, '', '/post/um-post?x=1');
	start();
	expect(views()).toEqual(['/post/um-post?utm_source=boletim&x=1']);
});

test('Spec §7: a changed address is a view of its own once it stays, however fast it changes', () => {
	history.replaceState(null, '', '/posts');
	start();
	for (const query of ['?q=g', '?q=ge', '?q=gestao']) {
		history.pushState(null, '', `/posts${query}`);
		dispatchEvent(new PopStateEvent('popstate'));
	}
	vi.advanceTimersByTime(2_000);
	expect(views()).toEqual(['/posts', '/posts?q=gestao']);
});

test('an address that is left and there again is no second view, and none is told after a no', () => {
	const go = (path: string) => {
		history.pushState(null, '', path);
		dispatchEvent(new PopStateEvent('popstate'));
	};
	start();
	go('/posts');
	go('/post/um-post');
	vi.advanceTimersByTime(2_000);
	expect(views()).toEqual(['/post/um-post']);
	go('/posts');
	leave.abort();
	vi.advanceTimersByTime(2_000);
	expect(views()).toEqual(['/post/um-post']);
});

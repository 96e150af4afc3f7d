import type { SendEvent } from './send-event.ts';

/** Spec §7: sends the milliseconds that a page was visible whenever it is hidden; the sum is the view's time. */
export function watchTimeOnPage(send: SendEvent, signal: AbortSignal): () => void {
	let since: number | undefined;
	let path = '';
	const report = () => {
		if (since === undefined) return;
		const durationMs = Math.round(performance.now() - since);
		since = undefined;
		if (durationMs > 0) send('time_on_page', { value: durationMs, page_path: path });
	};
	const resume = () => {
		if (document.visibilityState === 'visible') since ??= performance.now();
	};
	document.addEventListener(
		'visibilitychange',
		() => (document.visibilityState === 'hidden' ? report() : resume()),
		{ signal },
	);
	addEventListener('pagehide', report, { signal });
	return () => {
		report();
		path = location.pathname + location.search;
		resume();
	};
}

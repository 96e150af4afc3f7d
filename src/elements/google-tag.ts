import { forgetCookies } from './forget-cookies.ts';
import { type SendEvent, watchViews } from './measure-views.ts';

/** Sends the milliseconds that a page was visible whenever it is hidden; the sum is the view's time. */
function watchTimeOnPage(send: SendEvent, signal: AbortSignal): () => void {
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

const steps = [25, 50, 75, 100];

/** Measures how far a page is scrolled, each quarter once per view. Returns a function that starts a new view. */
function watchScrollDepth(send: SendEvent, signal: AbortSignal): () => void {
	let next = 0;
	const measure = () => {
		// One pixel of tolerance, because zoomed pages end on fractions.
		const seen = scrollY + innerHeight + 1;
		const percent = (seen / document.documentElement.scrollHeight) * 100;
		for (let step = steps[next]; step !== undefined && percent >= step; step = steps[next]) {
			send('scroll_depth', { percent: step });
			next += 1;
		}
	};
	addEventListener('scroll', measure, { passive: true, signal });
	return () => {
		next = 0;
	};
}

/** Measures clicks on calls to action, with type and position on the page. */
function watchCallsToAction(send: SendEvent, signal: AbortSignal): void {
	document.addEventListener(
		'click',
		({ target }) => {
			const link = target instanceof Element ? target.closest('[data-cta-type]') : null;
			if (!(link instanceof HTMLElement)) return;
			const { ctaType, ctaLocation } = link.dataset;
			send('cta_click', { cta_type: ctaType, cta_location: ctaLocation });
		},
		{ capture: true, signal },
	);
}

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

/**
 * Loads Google's tag and reports views and events, until the signal stops it and removes its cookies. Before each it
 * looks whether that is due.
 */
export function startGoogleTag(measurementId: string, signal: AbortSignal, look: () => void): void {
	const disabled = `ga-disable-${measurementId}`;
	const flags = window as unknown as Record<string, boolean>;
	flags[disabled] = false;
	// First of all: a refusal holds even where something below fails.
	signal.addEventListener('abort', () => {
		flags[disabled] = true;
		forgetCookies();
	});
	window.dataLayer ??= [];
	const layer = window.dataLayer;
	// Google's tag reads the call's own `arguments`, not an array.
	function gtag(..._fields: unknown[]): void {
		// biome-ignore lint/complexity/noArguments: the tag's protocol.
		layer.push(arguments);
	}
	loadTag(measurementId);
	gtag('js', new Date());
	gtag('config', measurementId, { send_page_view: false });
	const send: SendEvent = (event, fields) => {
		look();
		if (!signal.aborted) gtag('event', event, fields);
	};
	const startScroll = watchScrollDepth(send, signal);
	const startTime = watchTimeOnPage(send, signal);
	watchCallsToAction(send, signal);
	watchViews(send, signal, () => {
		startScroll();
		startTime();
	});
}

function loadTag(measurementId: string): void {
	const address = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
	if (document.querySelector(`script[src="${address}"]`)) return;
	const script = document.createElement('script');
	script.async = true;
	script.src = address;
	document.head.append(script);
}

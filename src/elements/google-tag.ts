import { watchCallsToAction } from './measure-calls-to-action.ts';
import { watchScrollDepth } from './measure-scroll-depth.ts';
import { watchTimeOnPage } from './measure-time-on-page.ts';
import { watchViews } from './measure-views.ts';
import type { SendEvent } from './send-event.ts';

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

/** Loads Google's tag and reports views and events (Spec §7), until the signal stops it and removes its cookies. */
export function startGoogleTag(measurementId: string, signal: AbortSignal): void {
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
	const send: SendEvent = (event, fields) => gtag('event', event, fields);
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

function forgetCookies(): void {
	const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
	const domains = location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'));
	const ours = names.filter((name) => name === '_ga' || name.startsWith('_ga_'));
	for (const name of ours) {
		for (const domain of ['', ...domains.map((each) => `; domain=${each}`)]) {
			// biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
			document.cookie = `${name}=; max-age=0; path=/${domain}`;
		}
	}
}

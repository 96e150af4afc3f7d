import { parseUrl } from '#domain/names/parse-url';
import { addressChanged } from './address-changed.ts';

/** Sends an event with its fields to the services that the reader agreed to. */
export type SendEvent = (event: string, fields: Record<string, unknown>) => void;

/** Typing changes the results' address with every letter, so only an address that stays counts as a view. */
const settledMs = 1000;

/** Path and query of the link that led here: an article takes `utm_…` out of the address bar before this is measured. */
function followedPath(): string | undefined {
	const landed = parseUrl(performance.getEntriesByType('navigation')[0]?.name ?? '');
	return landed?.pathname === location.pathname ? landed.pathname + landed.search : undefined;
}

/** Sends a page view with path and query for this page, and for every address it changes to. */
export function watchViews(send: SendEvent, signal: AbortSignal, onView: () => void): void {
	let seen: string | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const view = () => {
		const path = location.pathname + location.search;
		if (path === seen || signal.aborted) return;
		const told = (seen === undefined && followedPath()) || path;
		seen = path;
		onView();
		send('page_view', {
			page_path: told,
			page_location: location.origin + told,
			page_title: document.title,
		});
	};
	const settle = () => {
		clearTimeout(timer);
		timer = setTimeout(view, settledMs);
	};
	const history: EventTarget | undefined = 'navigation' in window ? window.navigation : undefined;
	history?.addEventListener('currententrychange', settle, { signal });
	// Browsers without it are told by the search itself.
	addEventListener(addressChanged, settle, { signal });
	addEventListener('popstate', settle, { signal });
	addEventListener(
		'pageshow',
		({ persisted }) => {
			if (!persisted) return;
			seen = '';
			view();
		},
		{ signal },
	);
	view();
}

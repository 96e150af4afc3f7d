import { scriptPaths } from '#config/script-paths';
import { storageKeys } from '#config/storage-keys';
import { readStored } from './browser-storage.ts';

const botAgent = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|whatsapp|preview/i;
const readingMs = 1000;

/** Counts one reading of the article on this page, once it was seen for a second; not the editor's, not a bot's. */
export function registerView(): void {
	const slug = document.querySelector<HTMLElement>('article[data-slug]')?.dataset['slug'];
	if (!slug || readStored(storageKeys.sessionToken) || botAgent.test(navigator.userAgent)) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const watch = () => {
		clearTimeout(timer);
		if (document.visibilityState !== 'visible') return;
		timer = setTimeout(() => {
			document.removeEventListener('visibilitychange', watch);
			void send(slug);
		}, readingMs);
	};
	// A page that is prepared ahead of a click counts as hidden until it is shown.
	document.addEventListener('visibilitychange', watch);
	watch();
}

async function send(slug: string): Promise<void> {
	try {
		const response = await fetch(scriptPaths.api('register-view'), {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ slug }),
			keepalive: true,
		});
		// An answer that nobody reads keeps the page loading.
		await response.text();
	} catch (error) {
		console.warn('The view was not counted.', error);
	}
}

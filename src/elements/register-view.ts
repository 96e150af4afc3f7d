import { scriptPaths } from '#config/script-paths';
import { storageKeys } from '#config/storage-keys';
import { readStored } from './browser-storage.ts';

const botAgent = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|whatsapp|preview/i;
const readingMs = 1000;

/** Counts a view of this page's article after it was visible for a second; not for the editor or bots. */
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
	// A prerendered page counts as hidden until it is shown.
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
		// An unread response body keeps the page loading.
		await response.text();
	} catch (error) {
		console.warn('The view was not counted.', error);
	}
}

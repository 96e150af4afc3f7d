import { scriptPaths } from '#config/script-paths';
import { storageKeys } from '#config/storage-keys';
import { readStored } from './browser-storage.ts';

const botAgent = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|whatsapp|preview/i;

/** Whether this reader may be counted: no editor, no bot, and nobody who asked not to be (`docs/privacy.md`). */
export const isCounted = (): boolean =>
	!readStored(storageKeys.sessionToken) &&
	!botAgent.test(navigator.userAgent) &&
	navigator.doNotTrack !== '1' &&
	!('globalPrivacyControl' in navigator && navigator.globalPrivacyControl);

/** Sends a count, even while the page is left; a failure is only a warning. */
export async function tellServer(name: string, count: object): Promise<void> {
	try {
		const response = await fetch(scriptPaths.api(name), {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(count),
			keepalive: true,
		});
		// An unread response body keeps the page loading.
		await response.text();
	} catch (error) {
		console.warn('Nothing was counted.', error);
	}
}

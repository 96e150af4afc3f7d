import { scriptPaths } from '#config/script-paths';
import { storageKeys } from '#config/storage-keys';
import { readStored } from './browser-storage.ts';

/** Whether this reader may be counted: no editor, and nobody who asked not to be (`docs/privacy.md`). The server knows bots. */
export const isCounted = (): boolean =>
	!readStored(storageKeys.sessionToken) &&
	navigator.doNotTrack !== '1' &&
	!Reflect.get(navigator, 'globalPrivacyControl');

/** Sends a count, even while the page is left; a failure is only a warning. */
export function tellServer(name: string, count: object): void {
	fetch(scriptPaths.api(name), {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(count),
		keepalive: true,
	})
		// An unread response body keeps the page loading.
		.then((response) => response.text())
		.catch(console.warn);
}

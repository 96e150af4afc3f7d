import { storageKeys } from '#config/storage-keys';
import { readStored } from './browser-storage.ts';

/** Whether this browser has an unexpired session. */
export const isSignedIn = (now = Date.now()): boolean =>
	Boolean(readStored(storageKeys.sessionToken)) &&
	Date.parse(readStored(storageKeys.sessionExpiry) ?? '') > now;

/** Shows the Admin link, whose space is reserved: `data-signed-in` on the root makes it visible. */
export function revealAdminLink(): void {
	const reveal = () => document.documentElement.toggleAttribute('data-signed-in', isSignedIn());
	reveal();
	addEventListener('storage', reveal);
	addEventListener('pageshow', reveal);
}

import { tidyAddress } from '#domain/names/tidy-address';
import { onceSeen } from './once-seen.ts';
import { isCounted, tellServer } from './tell-server.ts';

const seenMs = 1000;

async function isThere(path: string): Promise<boolean> {
	try {
		return (await fetch(path, { method: 'HEAD' })).ok;
	} catch {
		return false;
	}
}

/**
 * Leads on from an address that has only a sign too many, or capitals. Any other one is counted, after its page was
 * visible for a second (`docs/privacy.md`).
 */
export async function answerMissed(): Promise<void> {
	const { pathname, search, hash } = location;
	const tidy = tidyAddress(pathname);
	if (tidy && (await isThere(tidy))) return location.replace(tidy + search + hash);
	if (!isCounted()) return;
	onceSeen(seenMs, () => tellServer('register-missed', { path: pathname.slice(0, 2000) }));
}

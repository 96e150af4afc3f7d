import { onceSeen } from './once-seen.ts';
import { isCounted, tellServer } from './tell-server.ts';

const seenMs = 1000;

/** Counts an address at which nothing was found, after its page was visible for a second (`docs/privacy.md`). */
export function countMissed(): void {
	if (!isCounted()) return;
	onceSeen(seenMs, () => tellServer('register-missed', { path: location.pathname.slice(0, 2000) }));
}

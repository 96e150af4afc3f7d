import { readState, writeState } from '#db/site-state';
import { isWithin } from '#domain/time/is-within';
import type { Deps } from '#lib/deps';

const cleanupKey = 'kept-house';
/** A longer pause counts as a leap of the clock; a blog on one's own machine may rest for a weekend. */
const mostApartMs = 4 * 86_400_000;

/**
 * Daily cleanup: requests the views of previous days, settles drafts and deletes what has expired. After a leap of the
 * clock, which may be wrong, it waits for the next day: what is deleted does not come back. Never due by itself: the
 * first tick of a day that is not idle does it. A step that fails keeps no other from its work, and is thrown at the end.
 */
export async function cleanUpDaily(deps: Deps): Promise<[]> {
	const today = deps.now().toISOString().slice(0, 10);
	const last = await readState<string>(deps.db, cleanupKey);
	if (last === today) return [];
	await writeState(deps.db, cleanupKey, today);
	if (last !== undefined && !isWithin(last, mostApartMs, deps.now())) return [];
	const { cleanupSteps } = await import('./cleanup-steps.ts');
	const faults: unknown[] = [];
	for (const step of cleanupSteps) await step(deps).catch((fault: unknown) => faults.push(fault));
	if (faults.length > 0) throw faults[0];
	return [];
}

import type { Deps } from '#lib/deps';
import { reachReaders } from './reach-readers.ts';
import { announceChange } from './scheduler-marker.ts';

/** Wraps every change of posts: notifies the scheduler before it, and brings it to readers after it. */
export async function makeChange<Result extends { publication: number | null }>(
	deps: Deps,
	change: () => Promise<Result>,
): Promise<Result> {
	await announceChange(deps);
	const result = await change();
	if (result.publication !== null) await reachReaders(deps);
	return result;
}

import type { Deps } from '#lib/deps';
import { bringForward } from './bring-forward.ts';
import { dispatchPublications } from './dispatch-publications.ts';

/**
 * Shows what was published at its own address where the site can, and requests a build for the rest. Never throws.
 * Returns whether every address shows what it can.
 */
export async function reachReaders(deps: Deps): Promise<boolean> {
	const isForward = await bringForward(deps);
	await dispatchPublications(deps, isForward);
	return isForward;
}

import type { Deps } from '#lib/deps';
import { bringForward } from './bring-forward.ts';
import { dispatchPublications } from './dispatch-publications.ts';

/**
 * Shows what was published at its own address where the site can, and requests a build for the rest. Never throws.
 */
export async function reachReaders(deps: Deps): Promise<void> {
	await dispatchPublications(deps, await bringForward(deps));
}

import { publishDue } from '#db/publish-due';
import type { Deps } from '#lib/deps';
import { carryOutPlans } from './carry-out-plans.ts';
import { dispatchPublications } from './dispatch-publications.ts';
import { announceChange } from './scheduler-marker.ts';

/** Publishes what is due, then carries out the plans that are; the numbers of both. */
export async function doWhatIsDue(deps: Deps) {
	const { posts } = await publishDue(deps.db, deps.now().toISOString());
	return { publishedCount: posts.length, plansDone: await carryOutPlans(deps) };
}

/** For the editor's button. */
export async function publishDuePosts(deps: Deps): Promise<{ publishedCount: number }> {
	await announceChange(deps);
	const { publishedCount, plansDone } = await doWhatIsDue(deps);
	if (publishedCount + plansDone > 0) await dispatchPublications(deps);
	return { publishedCount };
}

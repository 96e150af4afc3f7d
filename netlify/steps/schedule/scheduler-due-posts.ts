import { listDuePlans } from '#db/plans/due-plans';
import { publishDue } from '#db/plans/publish-due';
import type { Deps } from '#lib/deps';
import { publishToSite } from '../publish/publish-to-site.ts';
import { announceChange } from './scheduler-marker.ts';

/** Loads the renderer only when a plan is due. */
async function carryOut(due: string[], deps: Deps): Promise<number> {
	if (due.length === 0) return 0;
	const { carryOutPlans } = await import('./carry-out-plans.ts');
	return carryOutPlans(due, deps);
}

/** Publishes what is due, then carries out the plans that are; the numbers of both. */
export async function doWhatIsDue(deps: Deps) {
	const now = deps.now().toISOString();
	const { posts } = await publishDue(deps.db, now);
	const due = await listDuePlans(deps.db, now);
	return { publishedCount: posts.length, plansDone: await carryOut(due, deps) };
}

/** For the editor's button. */
export async function publishDuePosts(deps: Deps): Promise<{ publishedCount: number }> {
	await announceChange(deps);
	const { publishedCount, plansDone } = await doWhatIsDue(deps);
	if (publishedCount + plansDone > 0) await publishToSite(deps);
	return { publishedCount };
}

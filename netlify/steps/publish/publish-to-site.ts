import { isAllForward } from '#db/publishing/fast-lane-progress';
import { findNextTry, freeStranded } from '#db/publishing/stranded-publications';
import type { Deps } from '#lib/deps';
import { readHookState } from './build-hook-state.ts';
import { isBudgetSpent, readBudget } from './deploy-budget-state.ts';
import { dispatchPublications, findPauseEnd } from './dispatch-publications.ts';
import { findFastLane } from './fast-lane-state.ts';
import { updateFastLane } from './fast-lane-update.ts';

/**
 * Shows what was published at its own address where the site can, and requests a build for the rest. Never throws.
 */
export async function publishToSite(deps: Deps): Promise<void> {
	await dispatchPublications(deps, await updateFastLane(deps));
}

/** When a build may be requested next: with the budget used up, not before the next month; not while nothing can be sent. */
async function findNextDispatch(deps: Deps): Promise<string | undefined> {
	const next = await findNextTry(deps.db, deps.now());
	if (next === undefined || (await readHookState(deps)) === 'missing') return undefined;
	const budget = await readBudget(deps);
	if (budget && (await isBudgetSpent(deps, budget))) return budget.month.end.toISOString();
	const pauseEnd = await findPauseEnd(deps);
	return pauseEnd !== undefined && pauseEnd > next ? pauseEnd : next;
}

/** Does the same for what no finished build contains, too; returns when to try again. */
export async function retryPublishing(deps: Deps): Promise<(string | undefined)[]> {
	await freeStranded(deps.db, deps.now());
	await publishToSite(deps);
	const isForward = !(await findFastLane(deps)) || (await isAllForward(deps.db));
	return [await findNextDispatch(deps), isForward ? undefined : deps.now().toISOString()];
}

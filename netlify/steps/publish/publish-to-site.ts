import { isAllForward } from '#db/publishing/fast-lane-progress';
import { findNextTry, freeStranded } from '#db/publishing/stranded-publications';
import type { Deps } from '#lib/deps';
import { readHookState } from './build-hook-state.ts';
import { isBudgetSpent, readBudget } from './deploy-budget-state.ts';
import { dispatchPublications, findPauseEnd } from './dispatch-publications.ts';
import { findLane } from './fast-lane-state.ts';
import { bringForward } from './fast-lane-update.ts';

/**
 * Shows what was published at its own address where the site can, and requests a build for the rest. Never throws.
 */
export async function reachReaders(deps: Deps): Promise<void> {
	await dispatchPublications(deps, await bringForward(deps));
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
export async function retryReaching(deps: Deps): Promise<(string | undefined)[]> {
	await freeStranded(deps.db, deps.now());
	await reachReaders(deps);
	const isForward = !(await findLane(deps)) || (await isAllForward(deps.db));
	return [await findNextDispatch(deps), isForward ? undefined : deps.now().toISOString()];
}

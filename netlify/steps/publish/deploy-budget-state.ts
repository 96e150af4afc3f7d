import { countDeploys } from '#db/publishing/deploys';
import { type PlanFacts, readHostPlan } from '#db/publishing/host-plan';
import { isRemovalWaiting } from '#db/publishing/publications';
import { deploysOf, type HostMonth, monthOf, ordinaryDeploys } from '#domain/site/deploy-budget';
import type { Deps } from '#lib/deps';

export interface DeployBudget extends PlanFacts {
	/** The host's month that is under way. */
	month: HostMonth;
	/** Deploys that it bears, and those that were counted. */
	limit: number;
	used: number;
	/** How many of them only take posts off the site. */
	kept: number;
}

/** This month's deploys; undefined where builds are free. */
export async function readBudget(deps: Deps): Promise<DeployBudget | undefined> {
	const { db, monthlyDeploys } = deps;
	if (monthlyDeploys === undefined) return undefined;
	const now = deps.now();
	const facts = await readHostPlan(db, now);
	const month = monthOf(facts.plan.day, now);
	const limit =
		monthlyDeploys === 'plan' ? deploysOf(facts.plan, facts.readers.inMonth) : monthlyDeploys;
	const used = await countDeploys(db, month);
	return { ...facts, month, limit, used, kept: limit - ordinaryDeploys(limit) };
}

/** Whether this month's deploys are used up for what is waiting. */
export async function isBudgetSpent(deps: Deps, budget: DeployBudget): Promise<boolean> {
	const { limit, kept, used } = budget;
	return used >= limit || (used >= limit - kept && !(await isRemovalWaiting(deps.db)));
}

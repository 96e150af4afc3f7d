/** Credits of one production deploy with the calls around it. `docs/cost.md` tells where each figure here comes from. */
const creditsOfDeploy = 15.1;
/** Credits of the scheduler's 43,200 minutes. */
const creditsOfScheduler = 12;
/** Credits of one counted reader: bytes, requests and the calls that count the visit. */
const creditsOfReader = 0.0051;
/** Deploys of a month that only take posts off the site. A budget of two or fewer keeps none. */
const keptDeploys = 2;
const dayMs = 86_400_000;

/** What the owner tells of the host's plan. */
export interface HostPlan {
	/** Credits of a month. */
	credits: number;
	/** The day on which the host begins to count anew; in a shorter month the last one. */
	day: number;
	/** What readers cost, as a multiple of those counted: robots and browsers that tell nothing cost as much. */
	readerFactor: number;
}

/** Netlify's free plan. */
export const firstPlan: HostPlan = { credits: 300, day: 1, readerFactor: 1.5 };

/** One of the host's months, in UTC. */
export interface HostMonth {
	/** Its first instant. */
	start: Date;
	/** The first instant of the next. */
	end: Date;
}

const startIn = (year: number, month: number, day: number): Date =>
	new Date(
		Date.UTC(year, month, Math.min(day, new Date(Date.UTC(year, month + 1, 0)).getUTCDate())),
	);

/** The host's month that contains `now`. */
export function monthOf(day: number, now: Date): HostMonth {
	const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
	const start = startIn(year, month, day);
	return start <= now
		? { start, end: startIn(year, month + 1, day) }
		: { start: startIn(year, month - 1, day), end: start };
}

/** The part of a month that has passed, from 0 to 1. */
const shareOf = ({ start, end }: HostMonth, now: Date): number =>
	(now.getTime() - start.getTime()) / (end.getTime() - start.getTime());

/** What so many counted readers cost. */
export const creditsOfReaders = (plan: HostPlan, readers: number): number =>
	readers * creditsOfReader * plan.readerFactor;

/** What a month without a deploy costs. */
const standingCredits = (plan: HostPlan, readers: number): number =>
	creditsOfScheduler + creditsOfReaders(plan, readers);

/** How many deploys a month of the plan bears, with so many counted readers. */
export const deploysOf = (plan: HostPlan, readers: number): number =>
	Math.max(0, Math.floor((plan.credits - standingCredits(plan, readers)) / creditsOfDeploy));

/** How many of a month's deploys may bring something new. */
export const ordinaryDeploys = (limit: number): number =>
	limit > keptDeploys ? limit - keptDeploys : limit;

/** How many deploys the month ends with at its present pace; undefined on its first two days. */
export function paceOf(used: number, month: HostMonth, now: Date): number | undefined {
	if (now.getTime() - month.start.getTime() < 2 * dayMs) return undefined;
	return Math.round(used / shareOf(month, now));
}

/** What a month has brought so far, as the blog counts it. */
export interface MonthSoFar {
	deploys: number;
	readers: number;
}

/** About how many credits the month has used. */
export function usedCredits(
	plan: HostPlan,
	soFar: MonthSoFar,
	month: HostMonth,
	now: Date,
): number {
	const readers = creditsOfReaders(plan, soFar.readers);
	const scheduler = creditsOfScheduler * shareOf(month, now);
	return Math.round(soFar.deploys * creditsOfDeploy + scheduler + readers);
}

/** Fewer tell nothing of those that browsers do not tell of. */
const fewestReaders = 100;

/**
 * The `readerFactor` with which the blog's count comes to the credits that the host says were used this month, at least
 * 1; undefined where too few readers were counted.
 */
export function correctFactor(
	usedByHost: number,
	{ deploys, readers }: MonthSoFar,
	month: HostMonth,
	now: Date,
): number | undefined {
	if (readers < fewestReaders) return undefined;
	const rest = usedByHost - deploys * creditsOfDeploy - creditsOfScheduler * shareOf(month, now);
	return Math.max(1, rest / (readers * creditsOfReader));
}

/** Deploys of a month that only take posts off the site. A budget of two or fewer keeps none. */
const keptDeploys = 2;

/** How many of a month's deploys may bring something new. */
export const ordinaryDeploys = (limit: number): number =>
	limit > keptDeploys ? limit - keptDeploys : limit;

/** When the count of deploys restarts: with the month in UTC. */
export const startOfNextMonth = (now: Date): Date =>
	new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** How many deploys the month ends with at its present pace; undefined on its first two days. */
export function paceOfMonth(used: number, now: Date): number | undefined {
	const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
	const elapsed = now.getTime() - start;
	if (elapsed < 2 * 86_400_000) return undefined;
	return Math.round((used * (startOfNextMonth(now).getTime() - start)) / elapsed);
}

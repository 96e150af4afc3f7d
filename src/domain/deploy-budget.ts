/** Deploys of a month that only take posts off the site. A budget of two or fewer keeps none. */
const keptDeploys = 2;

/** How many of a month's deploys may bring something new. */
export const ordinaryDeploys = (limit: number): number =>
	limit > keptDeploys ? limit - keptDeploys : limit;

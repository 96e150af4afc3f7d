/** Whose database the site has; its address is told to nobody. */
export const databaseKinds = ['neon', 'netlify', 'other'] as const;
/** Where the key is that protects accounts: in a variable, or in the platform's store, apart from the database. */
export const keyPlaces = ['setting', 'store'] as const;

/** Who says whether new posts take the fast lane: `FAST_LANE`, or the desk; a preview has none. */
export const laneDeciders = ['setting', 'desk', 'preview'] as const;
export type LaneDecider = (typeof laneDeciders)[number];

export interface SiteSetup {
	database: (typeof databaseKinds)[number];
	key: (typeof keyPlaces)[number];
}

const creditsOfDeploy = 15.1;
/** Scheduler, and pages for about 1,000 views. */
const creditsOfMonth = 17;

/** About how many of Netlify's credits a month has used, by what docs/cost.md counted. */
export function estimateCredits(deploys: number, now: Date): number {
	const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
	const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
	const elapsed = (now.getTime() - start) / (end - start);
	return Math.round(deploys * creditsOfDeploy + creditsOfMonth * elapsed);
}

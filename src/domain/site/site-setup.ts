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

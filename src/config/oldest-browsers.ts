/** The oldest versions that run the readers' pages and the desk; README names them, both builds and a lint keep to them. */
export const oldestBrowsers = {
	readers: { safari: '16.4', ios: '16.4', chrome: '111', firefox: '121' },
	desk: { safari: '17.4', ios: '17.4', chrome: '119', firefox: '125' },
} as const;

export type OldestBrowsers = (typeof oldestBrowsers)[keyof typeof oldestBrowsers];

/** The same for a bundler, such as `safari16.4`. */
export const buildTarget = (oldest: OldestBrowsers): string[] =>
	Object.entries(oldest).map(([browser, version]) => browser + version);

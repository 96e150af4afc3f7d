import type { StoredBuild } from './build-store.ts';
import { answerWhilePreparing } from './preparing-page.ts';
import { type ServedSite, serveBuild } from './served-site.ts';

export interface Stage {
	get: () => Pick<ServedSite, 'handle'>;
	show: (build: StoredBuild) => Promise<void>;
	/** Shown until there is a build. */
	showInstead: (site: ServedSite) => void;
}

/** The site that readers see; a new build replaces it by a single assignment. */
export function createStage(): Stage {
	let current: Pick<ServedSite, 'handle'> = { handle: async () => answerWhilePreparing() };
	return {
		get: () => current,
		show: async (build) => {
			current = await serveBuild(build);
			// For netlify/lib/late-post-renderer.ts: the pages' code of this site.
			process.env['LATE_RENDERER'] = build.lane?.renderer ?? '';
		},
		showInstead: (site) => {
			current = site;
		},
	};
}

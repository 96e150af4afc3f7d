import { passPublication } from '#db/publishing/publications';
import type { Deps } from '#lib/deps';
import { describeBug } from '#lib/log-line';
import { clearFastLane } from './fast-lane-state.ts';

/**
 * A site that contains more than the newest publication is that of an hour which the database was taken back from
 * elsewhere. What only the lane shows of it leaves, and numbers go on above the site's, with a publication that builds
 * it anew, whose number is returned. `live`: what the site contains, if it could be read. Never throws.
 */
export async function passSite(deps: Deps, live: number | undefined): Promise<number | undefined> {
	if (live === undefined) return undefined;
	try {
		const passed = await passPublication(deps.db, live, deps.now());
		if (passed === undefined) return undefined;
		deps.log('site_newer_than_database', { live, passed });
		if (deps.lane) await clearFastLane(deps, deps.lane);
		return passed;
	} catch (error) {
		deps.log('site_not_passed', describeBug(error));
		return undefined;
	}
}

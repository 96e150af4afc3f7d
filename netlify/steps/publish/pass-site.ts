import { passPublication } from '#db/publishing/publications';
import type { Deps } from '#lib/deps';
import { describeBug } from '#lib/log-line';
import { clearFastLane } from './fast-lane-state.ts';

/**
 * For a site that contains more than the newest publication (`live`), as after the database was taken back to an
 * earlier hour: empties the fast lane, and returns the number, above the site's, of a publication that builds all of it
 * anew. Undefined when nothing is newer. Never throws.
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

import type { news as endpoint } from '#contract/news';
import type { Action } from '#lib/serve';
import { readHeartbeat, readMark } from '#steps/schedule/scheduler-marker';

/** Asks no database: an idle desk that is left visible lets it sleep. */
export const news: Action<typeof endpoint> = async ({ mark }, deps) => {
	const isSame = (await readMark(deps)) === mark;
	return {
		success: true,
		is_same: isSame,
		last_run_at: isSame ? await readHeartbeat(deps) : null,
	};
};

import type { registerActs as endpoint } from '#contract/register-acts';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { countedDay, dayBefore, findReaderMark, markReader } from '#steps/readers/visit-log';
import { findPlace } from '#steps/readers/visit-view-events';

/** The mark of today's view of this post or, past midnight, of yesterday's. */
async function findView(deps: Deps, caller: Caller, slug: string): Promise<string | undefined> {
	const today = countedDay(deps.now());
	for (const day of [today, dayBefore(today)]) {
		const reader = await findReaderMark(deps, caller, day);
		const view = reader && (await findPlace(deps, reader, day, slug));
		if (view) return view;
	}
	return undefined;
}

/** D5: counts acts on the day of the view, and none without one. */
export const registerActs: Action<typeof endpoint> = ({ slug, acts }, deps, caller) =>
	markReader(deps, caller, async () => {
		const view = await findView(deps, caller, slug);
		if (view) await Promise.all(acts.map((act) => deps.blobs.write(`${view}.${act}`, '')));
	});

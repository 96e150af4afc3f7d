import { countViews, forgetCountedDays, type ViewsBySlug } from '#db/count-views';
import type { Deps } from '#lib/deps';
import { listOldDayKeys, listViewMarks, type ViewMark, viewDay } from './view-marks.ts';

function countBySlug(marks: ViewMark[]): ViewsBySlug {
	const totals: ViewsBySlug = {};
	for (const { slug } of marks) totals[slug] = (totals[slug] ?? 0) + 1;
	return totals;
}

/** Brings the marked views into the database, each once; the marks and keys of days past are removed. */
export async function collectViews(deps: Deps): Promise<void> {
	const today = viewDay(deps.now());
	const days = Map.groupBy(await listViewMarks(deps), (mark) => mark.day);
	for (const [day, marks] of days) {
		await countViews(deps.db, day, countBySlug(marks));
		if (day >= today) continue;
		for (const { key } of marks) await deps.blobs.remove(key);
	}
	for (const key of await listOldDayKeys(deps, today)) await deps.blobs.remove(key);
	await forgetCountedDays(deps.db, deps.now());
}

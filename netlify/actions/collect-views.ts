import {
	countViews,
	findWantedViews,
	forgetCountedDays,
	noteViewsMet,
	type ViewsBySlug,
} from '#db/count-views';
import type { Deps } from '#lib/deps';
import { firstOpenDay, listOldDayKeys } from './reader-marks.ts';
import { listViewMarks, type ViewMark } from './view-marks.ts';

/** The scheduled function has 30 s in total. */
const removingMs = 10_000;
const atOnce = 25;

function countBySlug(marks: ViewMark[]): ViewsBySlug {
	const totals: ViewsBySlug = {};
	for (const { slug } of marks) totals[slug] = (totals[slug] ?? 0) + 1;
	return totals;
}

/** Removes keys in parallel until the time is up; returns whether all are gone. */
async function removeInTime(deps: Deps, keys: string[]): Promise<boolean> {
	const end = deps.now().getTime() + removingMs;
	const left = keys.values();
	let isDone = true;
	async function removeSome(): Promise<void> {
		for (const key of left) {
			if (deps.now().getTime() >= end) isDone = false;
			if (!isDone) return;
			await deps.blobs.remove(key);
		}
	}
	await Promise.all(Array.from({ length: atOnce }, removeSome));
	return isDone;
}

/**
 * Counts the marked views in the database, each once, and removes the marks and keys of past days. Returns false when
 * marks are left for the next run.
 */
export async function collectViews(deps: Deps): Promise<boolean> {
	const open = firstOpenDay(deps.now());
	const marks = await listViewMarks(deps);
	for (const [day, ofDay] of Map.groupBy(marks, (mark) => mark.day)) {
		await countViews(deps.db, day, countBySlug(ofDay));
	}
	const counted = marks.filter(({ day }) => day < open).map(({ key }) => key);
	// Removes the keys first: without them nobody can tell whose marks these were.
	const isDone = await removeInTime(deps, [...(await listOldDayKeys(deps, open)), ...counted]);
	await forgetCountedDays(deps.db, deps.now());
	return isDone;
}

/** Collects views if somebody requested them; returns false when there is more to do. */
export async function collectWantedViews(deps: Deps): Promise<boolean> {
	const wanted = await findWantedViews(deps.db);
	if (!wanted) return true;
	try {
		if (!(await collectViews(deps))) return false;
		await noteViewsMet(deps.db, wanted);
		return true;
	} catch (error) {
		deps.log('views_not_collected', { message: error instanceof Error ? error.name : 'unknown' });
		return false;
	}
}

import { storeSearches } from '#db/readers/count-searches';
import { countVisits, findCountedPosts } from '#db/readers/count-visits';
import { storeMissed } from '#db/readers/missed-addresses';
import { findViewRequest, noteViewsCounted } from '#db/readers/view-requests';
import { countSearches, countVisitEvents } from '#domain/readers/count-visits';
import type { Deps } from '#lib/deps';
import { firstOpenDay, listOldDayKeys } from './visit-log.ts';
import { listTextEvents, missedAddressEvents, searchEvents } from './visit-text-events.ts';
import { listViewEvents } from './visit-view-events.ts';

/** The scheduled function has 30 s in total. */
const removingMs = 10_000;
const atOnce = 25;

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

/** Counts searches and missed addresses; returns the keys of their marks. */
async function collectTexts(deps: Deps) {
	const kinds = [
		[searchEvents, storeSearches],
		[missedAddressEvents, storeMissed],
	] as const;
	const collected = [];
	for (const [kind, store] of kinds) {
		const { keys, marks } = await listTextEvents(deps, kind);
		for (const [day, ofDay] of Map.groupBy(marks, (mark) => mark.day))
			await store(deps.db, day, countSearches(ofDay));
		collected.push(...keys);
	}
	return collected;
}

/**
 * Counts the marked visits, searches and missed addresses in the database, each once, and removes the marks and keys of past days. Returns false when
 * marks are left for the next run.
 */
export async function collectViews(deps: Deps): Promise<boolean> {
	const open = firstOpenDay(deps.now());
	const marks = await listViewEvents(deps);
	const posts = await findCountedPosts(deps.db, [...new Set(marks.map(({ slug }) => slug))]);
	for (const [day, ofDay] of Map.groupBy(marks, (mark) => mark.day)) {
		await countVisits(deps.db, day, countVisitEvents(ofDay, posts));
	}
	const texts = await collectTexts(deps);
	const counted = [...marks, ...texts].filter(({ day }) => day < open).map(({ key }) => key);
	// Removes the keys first: without them nobody can tell whose marks these were.
	return removeInTime(deps, [...(await listOldDayKeys(deps, open)), ...counted]);
}

/** Collects views if somebody requested them; returns false when there is more to do. */
export async function collectWantedViews(deps: Deps): Promise<boolean> {
	const wanted = await findViewRequest(deps.db);
	if (!wanted) return true;
	try {
		if (!(await collectViews(deps))) return false;
		await noteViewsCounted(deps.db, wanted);
		return true;
	} catch (error) {
		deps.log('views_not_collected', { message: error instanceof Error ? error.name : 'unknown' });
		return false;
	}
}

import { findNextVideoTry } from '#db/pictures/videos';
import { findNextDue } from '#db/plans/publish-due';
import { isAllForward } from '#db/publishing/brought-forward';
import { changeBuildState, readBuildState } from '#db/publishing/build-state';
import { findNextTry, freeStranded, hasStranded } from '#db/publishing/stranded-publications';
import { startOfNextMonth } from '#domain/deploy-budget';
import type { Deps } from '#lib/deps';
import { collectWantedViews } from './collect-views.ts';
import { findPauseEnd, isBudgetSpent } from './dispatch-publications.ts';
import { doWhatIsDue } from './do-what-is-due.ts';
import { keepHouse } from './keep-house.ts';
import { reachReaders } from './reach-readers.ts';
import { isIdle, readMarker, writeHeartbeat, writeMarker } from './scheduler-marker.ts';
import { writeTick } from './scheduler-pulse.ts';

export interface ScheduleRun {
	/** Whether it ended without querying the database. */
	wasIdle: boolean;
	publishedCount: number;
}

/** Requests lost and failed builds again, unless the site itself shows that they succeeded. */
async function freeUnbuilt(deps: Deps): Promise<void> {
	if (!(await hasStranded(deps.db, deps.now()))) return;
	const [live, built] = await Promise.all([
		deps.readPublication(deps.siteOrigin),
		readBuildState(deps.db),
	]);
	if (live !== undefined && live > built.publication) {
		await changeBuildState(deps.db, { publication: live });
	}
	await freeStranded(deps.db, deps.now());
}

/** Loads the fetcher only when a video is due. */
async function askForDueVideos(deps: Deps): Promise<void> {
	const next = await findNextVideoTry(deps.db, deps.now());
	if (next === undefined || Date.parse(next) > deps.now().getTime()) return;
	const { bringDueVideos } = await import('./bring-videos.ts');
	await bringDueVideos(deps);
}

/** When the outbox needs attention next: with the budget used up, not before the next month. */
async function findNextLook(deps: Deps): Promise<string | undefined> {
	const next = await findNextTry(deps.db, deps.now());
	if (next === undefined) return undefined;
	if (await isBudgetSpent(deps)) return startOfNextMonth(deps.now()).toISOString();
	const pauseEnd = await findPauseEnd(deps);
	return pauseEnd !== undefined && pauseEnd > next ? pauseEnd : next;
}

/**
 * One tick of the scheduler: publishes what is due, carries out plans, dispatches the outbox, runs the daily cleanup,
 * and counts requested views. An idle tick reads one blob, writes two and leaves the database asleep (C13).
 */
export async function runSchedule(deps: Deps): Promise<ScheduleRun> {
	// In parallel, because ticks are billed by duration, 43,200 times a month.
	const [found] = await Promise.all([readMarker(deps), writeHeartbeat(deps), writeTick(deps, 0)]);
	const now = deps.now();
	if (isIdle(found, now)) return { wasIdle: true, publishedCount: 0 };
	const { publishedCount, plansDone } = await doWhatIsDue(deps);
	if (publishedCount + plansDone > 0) await writeTick(deps, publishedCount + plansDone);
	await freeUnbuilt(deps);
	await reachReaders(deps);
	await keepHouse(deps);
	await askForDueVideos(deps);
	const isCounted = await collectWantedViews(deps);
	const times = [
		await findNextLook(deps),
		await findNextDue(deps.db),
		await findNextVideoTry(deps.db, now),
	].filter((time) => time);
	const isForward = !deps.lane || (await isAllForward(deps.db));
	if (!isCounted || !isForward) times.push(now.toISOString());
	await writeMarker(deps, times.sort()[0] ?? null);
	return { wasIdle: false, publishedCount };
}

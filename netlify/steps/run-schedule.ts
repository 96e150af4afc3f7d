import { findNextVideoTry } from '#db/pictures/videos';
import { isAllForward } from '#db/publishing/brought-forward';
import { changeBuildState, readBuildState } from '#db/publishing/build-state';
import { findNextTry, findWaitingSince, freeStranded } from '#db/publishing/stranded-publications';
import { isWithin } from '#domain/is-within';
import { lateAfterMs } from '#domain/trouble';
import type { Deps } from '#lib/deps';
import { readHookState } from './build-hook.ts';
import { collectWantedViews } from './collect-views.ts';
import { isBudgetSpent, readBudget } from './deploy-budget.ts';
import { findPauseEnd } from './dispatch-publications.ts';
import { doWhatIsDue } from './do-what-is-due.ts';
import { findLane } from './find-lane.ts';
import { keepHouse } from './keep-house.ts';
import { passSite } from './pass-site.ts';
import { reachReaders } from './reach-readers.ts';
import { recordUnheardDeploy } from './record-contained.ts';
import { beat, isIdle, readMarker, writeHeartbeat, writeMarker } from './scheduler-marker.ts';
import { findNextEngineCall, tellSearchEngines } from './tell-search-engines.ts';
import { noteTroubles, tellTroubles } from './tell-troubles.ts';

export interface ScheduleRun {
	/** Whether it ended without querying the database. */
	wasIdle: boolean;
	publishedCount: number;
}

/** How often a site that cannot be read is asked again once that was told. */
const unreadEveryMs = 3_600_000;

/** Notes what readers have; returns when to look again while that is less than what was built, or unknown. */
async function noteShown(deps: Deps, live: number | undefined): Promise<string[]> {
	const { publication, shown, unread_since: since } = await readBuildState(deps.db);
	const now = deps.now();
	const after = (ms: number, from = now.toISOString()) => [
		new Date(Date.parse(from) + ms).toISOString(),
	];
	if (live !== undefined) {
		const change = { shown: live, unread_since: null, publication: Math.max(live, publication) };
		if (live !== shown || since || live > publication) await changeBuildState(deps.db, change);
		return live < publication ? after(lateAfterMs) : [];
	}
	// Before the first build there is no site to read.
	if (publication === 0) return [];
	if (!since) await changeBuildState(deps.db, { unread_since: now.toISOString() });
	else if (!isWithin(since, lateAfterMs, now)) return after(unreadEveryMs);
	return after(lateAfterMs, since ?? undefined);
}

/** Loads the fetcher only when a video is due; returns when the next one is. */
async function askForDueVideos(deps: Deps): Promise<string | undefined> {
	const next = await findNextVideoTry(deps.db, deps.now());
	if (next === undefined || Date.parse(next) > deps.now().getTime()) return next;
	const { bringDueVideos } = await import('./bring-videos.ts');
	await bringDueVideos(deps);
	return findNextVideoTry(deps.db, deps.now());
}

/** When the outbox needs attention next: with the budget used up, not before the next month; not while nothing can be sent. */
async function findNextLook(deps: Deps): Promise<string | undefined> {
	const next = await findNextTry(deps.db, deps.now());
	if (next === undefined || (await readHookState(deps)) === 'missing') return undefined;
	const budget = await readBudget(deps);
	if (budget && (await isBudgetSpent(deps, budget))) return budget.month.end.toISOString();
	const pauseEnd = await findPauseEnd(deps, budget !== undefined);
	return pauseEnd !== undefined && pauseEnd > next ? pauseEnd : next;
}

interface Acted {
	publishedCount: number;
	/** When something is due next, in any order. */
	times: string[];
	/** When the oldest change was made that waits for a build and its month. */
	waitingSince: string | null;
	/** Whether search engines are to be told of something now. */
	isEngineCallDue: boolean;
}

async function act(deps: Deps): Promise<Acted> {
	const { publishedCount } = await doWhatIsDue(deps);
	const live = await deps.readPublication(deps.siteOrigin);
	await passSite(deps, live);
	const nextEnd = await recordUnheardDeploy(deps, live);
	const nextSight = await noteShown(deps, live);
	await freeStranded(deps.db, deps.now());
	await reachReaders(deps);
	await keepHouse(deps, live);
	const nextVideo = await askForDueVideos(deps);
	const isCounted = await collectWantedViews(deps);
	const nextCall = await findNextEngineCall(deps);
	const next = [nextEnd, await findNextLook(deps), nextVideo, nextCall];
	const times = [...nextSight, ...next.filter((time) => time !== undefined)];
	const isForward = !(await findLane(deps)) || (await isAllForward(deps.db));
	if (!isCounted || !isForward) times.push(deps.now().toISOString());
	const isEngineCallDue = nextCall !== undefined && Date.parse(nextCall) <= deps.now().getTime();
	const waitingSince = await findWaitingSince(deps.db);
	return { publishedCount, times, waitingSince, isEngineCallDue };
}

/**
 * One tick of the scheduler: publishes what is due, carries out plans, dispatches the outbox, runs the daily cleanup,
 * counts requested views, mails what did not happen as promised, and tells search engines what changed. An idle tick reads a blob or two, writes two and
 * leaves the database asleep (C13).
 */
export async function runSchedule(deps: Deps): Promise<ScheduleRun> {
	// In parallel, because ticks are billed by duration, 43,200 times a month. Without mails a pause is told to nobody.
	const [found, stop] = await Promise.all([
		readMarker(deps),
		deps.mailServer ? beat(deps) : writeHeartbeat(deps).then(() => undefined),
	]);
	if (!stop && isIdle(found, deps.now())) return { wasIdle: true, publishedCount: 0 };
	const [acted] = await Promise.allSettled([act(deps)]);
	const look = await noteTroubles(deps, stop);
	if (stop && look) await writeHeartbeat(deps);
	if (acted.status === 'fulfilled') {
		const nextAt = look ? look.nextAt : deps.now().toISOString();
		const times = nextAt === undefined ? acted.value.times : [...acted.value.times, nextAt];
		await writeMarker(deps, times.sort()[0] ?? null, acted.value.waitingSince);
	}
	await Promise.all([
		look?.isAnyToTell && tellTroubles(deps),
		acted.status === 'fulfilled' && acted.value.isEngineCallDue && tellSearchEngines(deps),
	]);
	if (acted.status === 'rejected') throw acted.reason;
	return { wasIdle: false, publishedCount: acted.value.publishedCount };
}

import { changeBuildState, readBuildState } from '#db/build-state';
import { startOfNextMonth } from '#db/deploy-count';
import { findNextDue, publishDue } from '#db/publish-due';
import { findNextTry, freeStranded, hasStranded } from '#db/stranded-publications';
import type { Deps } from '#lib/deps';
import { collectWantedViews } from './collect-views.ts';
import { dispatchPublications, isBudgetSpent } from './dispatch-publications.ts';
import { keepHouse } from './keep-house.ts';
import { isIdle, readMarker, writeHeartbeat, writeMarker } from './scheduler-marker.ts';
import { writeTick } from './scheduler-pulse.ts';

export interface ScheduleRun {
	/** Did it end without asking the database? */
	wasIdle: boolean;
	publishedCount: number;
}

/** Asks again for builds that never came to their end, unless the site itself shows that they did. */
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

/** When the outbox wants the next look: a budget that is spent lets it sleep until the month ends. */
async function findNextLook(deps: Deps): Promise<string | undefined> {
	const next = await findNextTry(deps.db);
	if (next === undefined || !(await isBudgetSpent(deps))) return next;
	return startOfNextMonth(deps.now()).toISOString();
}

/**
 * One tick of the scheduler: publishes what is due, sends what the outbox still holds, keeps house once a
 * day, counts the views that were asked for. An idle tick reads one blob, writes two and lets the database sleep (C13).
 */
export async function runSchedule(deps: Deps): Promise<ScheduleRun> {
	// Together: a tick is paid for by the time that it takes, 43,200 times a month.
	const [found] = await Promise.all([readMarker(deps), writeHeartbeat(deps), writeTick(deps, 0)]);
	const now = deps.now();
	if (isIdle(found, now)) return { wasIdle: true, publishedCount: 0 };
	const { posts } = await publishDue(deps.db, now.toISOString());
	if (posts.length > 0) await writeTick(deps, posts.length);
	await freeUnbuilt(deps);
	await dispatchPublications(deps);
	await keepHouse(deps);
	const isCounted = await collectWantedViews(deps);
	const times = [await findNextLook(deps), await findNextDue(deps.db)].filter((time) => time);
	if (!isCounted) times.push(now.toISOString());
	await writeMarker(deps, times.sort()[0] ?? null);
	return { wasIdle: false, publishedCount: posts.length };
}

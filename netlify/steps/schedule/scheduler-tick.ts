import { findNextVideoTry } from '#db/pictures/videos';
import { findNextDue } from '#db/plans/publish-due';
import { findWaitingSince } from '#db/publishing/stranded-publications';
import type { Deps } from '#lib/deps';
import { retryPublishing } from '../publish/publish-to-site.ts';
import { tellSearchEngines } from '../publish/tell-search-engines.ts';
import { noteTroubles, tellTroubles } from '../publish/tell-troubles.ts';
import { watchSite } from '../publish/watch-site.ts';
import { collectWantedViews } from '../readers/collect-visits.ts';
import { cleanUpDaily } from './daily-cleanup.ts';
import { doWhatIsDue } from './scheduler-due-posts.ts';
import { beat, isIdle, readMarker, writeHeartbeat, writeMarker } from './scheduler-marker.ts';

/** Loads the fetcher only when a video is due. */
async function bringVideos(deps: Deps) {
	const next = await findNextVideoTry(deps.db, deps.now());
	if (next === undefined || Date.parse(next) > deps.now().getTime()) return [next];
	const { fetchDueVideos } = await import('../pictures/fetch-videos.ts');
	await fetchDueVideos(deps);
	return [await findNextVideoTry(deps.db, deps.now())];
}

/** Does what is due of one kind of work; returns the times, unsorted, at which more is due. */
type Job = (deps: Deps) => Promise<(string | undefined)[]>;

/**
 * Everything that the scheduler does, in this order. When a job is due is read from the rows that it works on (posts,
 * plans, publications, videos, addresses), so that none can be stored without being due.
 */
const jobs: Job[] = [
	async (deps) => {
		await doWhatIsDue(deps);
		return [await findNextDue(deps.db)];
	},
	watchSite,
	retryPublishing,
	cleanUpDaily,
	bringVideos,
	async (deps) => ((await collectWantedViews(deps)) ? [] : [deps.now().toISOString()]),
	// A network that hangs delays nothing but the mails.
	tellSearchEngines,
];

async function doJobs(deps: Deps) {
	const times = [];
	for (const job of jobs) times.push(...(await job(deps)));
	return { times, waitingSince: await findWaitingSince(deps.db) };
}

/**
 * One tick of the scheduler: does every job, notes and mails what did not happen as promised, and stores when the next
 * tick is due. An idle tick reads and writes a blob or two and leaves the database asleep. Returns whether it was one.
 */
export async function runSchedule(deps: Deps): Promise<{ wasIdle: boolean }> {
	const begunAt = performance.now();
	// In parallel, because ticks are billed by duration, 43,200 times a month. Without mails a pause is told to nobody.
	const [found, stop] = await Promise.all([
		readMarker(deps),
		deps.mailServer ? beat(deps) : writeHeartbeat(deps).then(() => undefined),
	]);
	if (!stop && isIdle(found, deps.now())) return { wasIdle: true };
	const [done] = await Promise.allSettled([doJobs(deps)]);
	const look = await noteTroubles(deps, stop);
	if (stop && look) await writeHeartbeat(deps);
	if (done.status === 'fulfilled') {
		const nextLook = look ? look.nextAt : deps.now().toISOString();
		await writeMarker(deps, [...done.value.times, nextLook], done.value.waitingSince);
	}
	if (look?.isAnyToTell) await tellTroubles(deps, begunAt);
	if (done.status === 'rejected') throw done.reason;
	return { wasIdle: false };
}

import { hasWaitingPublications } from '#db/publications';
import { findNextDue, publishDue } from '#db/publish-due';
import type { Deps } from '#lib/deps';
import { dispatchPublications } from './dispatch-publications.ts';
import { keepHouse } from './keep-house.ts';
import { isIdle, readMarker, writeHeartbeat, writeMarker } from './scheduler-marker.ts';

export interface ScheduleRun {
	/** Did it end without asking the database? */
	wasIdle: boolean;
	publishedCount: number;
}

/**
 * One tick of the scheduler: publishes what is due, sends what the outbox still holds, keeps house once a
 * day. An idle tick reads one blob and leaves the database asleep (C13).
 */
export async function runSchedule(deps: Deps): Promise<ScheduleRun> {
	const found = await readMarker(deps);
	await writeHeartbeat(deps);
	const now = deps.now();
	if (isIdle(found, now)) return { wasIdle: true, publishedCount: 0 };
	const { posts } = await publishDue(deps.db, now.toISOString());
	await dispatchPublications(deps);
	await keepHouse(deps);
	const isWaiting = await hasWaitingPublications(deps.db);
	const next = isWaiting ? now.toISOString() : ((await findNextDue(deps.db)) ?? null);
	await writeMarker(deps, next);
	return { wasIdle: false, publishedCount: posts.length };
}

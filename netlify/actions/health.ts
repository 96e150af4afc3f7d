import type { health as endpoint } from '#contract/health';
import { elapsedMs, isWithin } from '#domain/time/is-within';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { readDue, readHeartbeat, readMarker } from '#steps/schedule/scheduler-marker';

const quietAfterMs = 10 * 60_000;
const waitsAfterMs = 60 * 60_000;

/** What the scheduler left in the blobs; a store that does not answer is late, too. */
async function lookDeep(deps: Deps, { replyHeaders }: Caller) {
	const [scheduler_at, marker] = await Promise.all([readHeartbeat(deps), readMarker(deps)]);
	const waiting_since = marker?.waiting_since ?? null;
	const now = deps.now();
	const isRunning = scheduler_at !== null && isWithin(scheduler_at, quietAfterMs, now);
	const patienceMs = waitsAfterMs + deps.buildMinIntervalMs;
	const isLate = waiting_since !== null && !isWithin(waiting_since, patienceMs, now);
	const due = await readDue(deps, marker);
	// It runs, and cannot do its work, as while the database is away.
	const isStuck = due !== null && elapsedMs(due, now.toISOString()) > quietAfterMs;
	replyHeaders.set('netlify-cdn-cache-control', 'public, max-age=30');
	return {
		status: isRunning && !isLate && !isStuck ? 'ok' : 'late',
		scheduler_at,
		waiting_since,
	} as const;
}

export const health: Action<typeof endpoint> = async ({ deep }, deps, caller) => {
	const found = deep === undefined ? undefined : await lookDeep(deps, caller);
	if (found?.status === 'late') caller.replyStatus = 503;
	return { success: true, status: 'ok', ...found, mail: deps.mailServer !== undefined };
};

import { z } from 'zod';
import { findStop, type Trouble } from '#domain/site/trouble';
import { isAhead, isBeforeEnd, isWithin } from '#domain/time/is-within';
import type { Deps } from '#lib/deps';

const key = 'scheduler/next';
const holdKey = 'scheduler/hold';
const heartbeatKey = 'scheduler/heartbeat';
/** Longer than any function may run, so that a tick sees a change announced before it was made. */
const holdMs = 2 * 60_000;
/** A marker this old is checked again, whatever it says. */
const staleMs = 24 * 3_600_000;

const marker = z.object({
	/** When the database was last queried. */
	looked_at: z.iso.datetime(),
	/** When the next tick has to look; null when nothing is awaited. */
	next_at: z.iso.datetime().nullable(),
	/** When the oldest change was made that no finished build contains; an earlier version does not say. */
	waiting_since: z.iso.datetime().nullable().optional(),
	/** Random, and another one each time: while it stands, nothing that `site-status` says has changed. */
	mark: z.string().optional(),
});
export type Marker = z.output<typeof marker>;

/** The marker, or undefined when it is lost or damaged: then the next tick queries the database and restores it. */
export async function readMarker(deps: Deps): Promise<Marker | undefined> {
	try {
		const text = await deps.blobs.read(key);
		return text === undefined ? undefined : marker.parse(JSON.parse(text));
	} catch (error) {
		deps.log('scheduler_marker_unreadable', { message: String(error) });
		return undefined;
	}
}

/** Whether this tick may end without waking the database. */
export function isIdle(found: Marker | undefined, now: Date): boolean {
	if (!found) return false;
	const isFresh = isWithin(found.looked_at, staleMs, now);
	const isDue = found.next_at !== null && Date.parse(found.next_at) <= now.getTime();
	return isFresh && !isDue;
}

/**
 * Read before the database, it tells later whether what was read may have changed; null while a change is under way or
 * something is due.
 */
export async function readMark(deps: Deps): Promise<string | null> {
	const found = await readMarker(deps);
	return (isIdle(found, deps.now()) && found?.mark) || null;
}

async function isHeld(deps: Deps): Promise<boolean> {
	const until = await deps.blobs.read(holdKey);
	return until !== undefined && isBeforeEnd(until, holdMs, deps.now());
}

/** The moment at which the next tick has to look; null when none has to. */
export async function readDue(deps: Deps, found: Marker | undefined): Promise<string | null> {
	if (found) return found.next_at;
	const held = await deps.blobs.read(holdKey).catch(() => undefined);
	return held ?? null;
}

/**
 * Stores when the next tick is due, the earliest of `times`. A change writes the hold and then removes the marker; this
 * writes the marker and then reads the hold. Whichever order they run in, no change is missed.
 */
export async function writeMarker(
	deps: Deps,
	times: readonly (string | undefined)[],
	waiting_since: string | null,
): Promise<void> {
	const next_at = times.filter((time) => time !== undefined).sort()[0] ?? null;
	const mark = Buffer.from(deps.randomBytes(16)).toString('base64url');
	const found: Marker = { looked_at: deps.now().toISOString(), next_at, waiting_since, mark };
	await deps.blobs.write(key, JSON.stringify(found));
	if (await isHeld(deps)) await deps.blobs.remove(key);
}

/**
 * Call it before a change that the scheduler must see: the next ticks then query the database, even if this process
 * dies immediately.
 */
export async function announceChange(deps: Pick<Deps, 'now' | 'blobs' | 'log'>): Promise<void> {
	const until = new Date(deps.now().getTime() + holdMs).toISOString();
	try {
		await deps.blobs.write(holdKey, until);
		await deps.blobs.remove(key);
	} catch (error) {
		deps.log('scheduler_not_told', { message: String(error) });
	}
}

export async function writeHeartbeat(deps: Deps): Promise<void> {
	try {
		await deps.blobs.write(heartbeatKey, deps.now().toISOString());
	} catch (error) {
		deps.log('scheduler_heartbeat_unwritten', { message: String(error) });
	}
}

/**
 * Writes the heartbeat, but not after a long pause: that stays to be found by the next tick until it is noted, and is
 * returned.
 */
export async function beat(deps: Deps): Promise<Trouble | undefined> {
	const last = await readHeartbeat(deps);
	const stop = last === null ? undefined : findStop(last, deps.now());
	if (!stop) await writeHeartbeat(deps);
	return stop;
}

/** When the scheduler last ran; null when unknown, as when its clock stood wrong. */
export async function readHeartbeat(deps: Deps): Promise<string | null> {
	try {
		const beat = (await deps.blobs.read(heartbeatKey)) ?? null;
		return beat !== null && isAhead(beat, deps.now()) ? null : beat;
	} catch (error) {
		deps.log('scheduler_heartbeat_unread', { message: String(error) });
		return null;
	}
}

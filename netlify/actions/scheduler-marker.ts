import { z } from 'zod';
import type { Deps } from '#lib/deps';

const key = 'scheduler/next';
const heartbeatKey = 'scheduler/heartbeat';
/** Longer than any function may run: a change announced before it is made is seen by a tick after it. */
const holdMs = 2 * 60_000;
/** A marker this old is looked at again, whatever it says (C13). */
const staleMs = 24 * 3_600_000;

const marker = z.object({
	/** When the database was last asked; absent in a marker that a change left. */
	looked_at: z.iso.datetime().optional(),
	/** When the next post is due; null when none waits. */
	next_at: z.iso.datetime().nullable(),
	/** Until then every tick asks the database, and leaves this marker. */
	hold_until: z.iso.datetime().optional(),
});
export type Marker = z.output<typeof marker>;
export interface FoundMarker extends Marker {
	etag: string;
}

/** The marker, or undefined when it is lost or damaged: then the database is asked, which heals it. */
export async function readMarker(deps: Deps): Promise<FoundMarker | undefined> {
	try {
		const found = await deps.blobs.read(key);
		return found && { ...marker.parse(JSON.parse(found.text)), etag: found.etag };
	} catch (error) {
		deps.log('scheduler_marker_unreadable', { message: String(error) });
		return undefined;
	}
}

/** May this tick end without waking the database? */
export function isIdle(found: Marker | undefined, now: Date): boolean {
	if (!found?.looked_at || isHeld(found, now)) return false;
	const isFresh = now.getTime() - Date.parse(found.looked_at) < staleMs;
	const isDue = found.next_at !== null && Date.parse(found.next_at) <= now.getTime();
	return isFresh && !isDue;
}

export function isHeld(found: Marker | undefined, now: Date): boolean {
	return found?.hold_until !== undefined && Date.parse(found.hold_until) > now.getTime();
}

/** Writes what a look at the database told, unless a change was announced since `found` was read. */
export async function writeMarker(
	deps: Deps,
	found: FoundMarker | undefined,
	next: string | null,
): Promise<void> {
	const text = JSON.stringify({ looked_at: deps.now().toISOString(), next_at: next });
	await deps.blobs.write(key, text, found ? { etag: found.etag } : { isNew: true });
}

/** Before a change of posts: the next ticks ask the database, even if this process dies at once (C4). */
export async function announceChange(deps: Deps): Promise<void> {
	const hold_until = new Date(deps.now().getTime() + holdMs).toISOString();
	try {
		await deps.blobs.write(key, JSON.stringify({ next_at: null, hold_until }));
	} catch (error) {
		deps.log('scheduler_marker_unwritten', { message: String(error) });
	}
}

export async function writeHeartbeat(deps: Deps): Promise<void> {
	try {
		await deps.blobs.write(heartbeatKey, deps.now().toISOString());
	} catch (error) {
		deps.log('scheduler_heartbeat_unwritten', { message: String(error) });
	}
}

/** When the scheduler last ran; null when it never did. */
export async function readHeartbeat(deps: Deps): Promise<string | null> {
	return (await deps.blobs.read(heartbeatKey))?.text ?? null;
}

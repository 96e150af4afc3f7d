import type { OutputOf } from '#contract/endpoint';
import type { system } from '#contract/system';
import type { Deps } from '#lib/deps';

type Pulse = OutputOf<typeof system>['pulse'];

const minuteMs = 60_000;
const minutes = 60;
/** One key for each of them and for the present minute, so that a tick writes without reading first. */
const keyOf = (ms: number) => `scheduler/tick-${Math.floor(ms / minuteMs) % (minutes + 1)}`;

/** Records that the scheduler ran in this minute, and how many posts it changed. */
export async function writeTick(deps: Deps, publishedCount: number): Promise<void> {
	const at = deps.now();
	try {
		await deps.blobs.write(keyOf(at.getTime()), `${at.toISOString()} ${publishedCount}`);
	} catch (error) {
		deps.log('scheduler_tick_unwritten', { message: String(error) });
	}
}

/** The last 60 complete minutes; the current one may still get its tick. */
export async function readPulse({ blobs, now, log }: Deps): Promise<Pulse> {
	const end = Math.floor(now().getTime() / minuteMs) * minuteMs - minuteMs;
	const starts = Array.from({ length: minutes }, (_, at) => end - (minutes - 1 - at) * minuteMs);
	const notes = await Promise.all(starts.map((start) => blobs.read(keyOf(start)))).catch(
		(error: unknown): undefined[] => {
			log('scheduler_pulse_unread', { message: String(error) });
			return [];
		},
	);
	return {
		until: new Date(end).toISOString(),
		minutes: starts.map((start, at) => {
			const note = notes[at];
			if (note === undefined) return 'unknown';
			const [written = '', published] = note.split(' ');
			const minute = Math.floor(Date.parse(written) / minuteMs) * minuteMs;
			if (minute !== start) return 'missed';
			return published === '0' ? 'ran' : 'published';
		}),
	};
}

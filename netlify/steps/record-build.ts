import { logBuild } from '#db/publishing/build-log';
import { type BuildFailure, changeBuildState, readBuildState } from '#db/publishing/build-state';
import { findNewestPublication } from '#db/publishing/publications';
import type { Deps } from '#lib/deps';

export type BuildEvent =
	| { kind: 'building' }
	/** `publication` is the newest one included; the duration is null when unknown. */
	| { kind: 'succeeded'; publication: number; durationMs: number | null }
	| { kind: 'failed'; reason: BuildFailure; log: string };

const remembered = 20;
const longestLog = 8_000;

/** Reported by whatever runs the builds: the local runner, or Netlify's deploy events. */
export async function recordBuild(
	deps: Pick<Deps, 'db' | 'now'>,
	event: BuildEvent,
): Promise<void> {
	const since = deps.now().toISOString();
	if (event.kind === 'building') {
		return changeBuildState(deps.db, { state: 'building', since, reason: null, log: null });
	}
	const before = await readBuildState(deps.db);
	const after = before.publication;
	if (event.kind === 'failed') {
		const { reason, log } = event;
		const upTo = await findNewestPublication(deps.db);
		await logBuild(deps.db, { at: since, duration_ms: null, reason, after, upTo });
		return changeBuildState(deps.db, {
			state: 'failed',
			since,
			reason,
			log: log.slice(-longestLog),
		});
	}
	const { durationMs } = event;
	// Of two deploys the older one may be reported last.
	const publication = Math.max(after, event.publication);
	await logBuild(deps.db, {
		at: since,
		duration_ms: durationMs,
		reason: null,
		after,
		upTo: publication,
	});
	return changeBuildState(deps.db, {
		state: 'idle',
		since,
		reason: null,
		log: null,
		publication,
		durations_ms: [...before.durations_ms, ...(durationMs === null ? [] : [durationMs])].slice(
			-remembered,
		),
	});
}

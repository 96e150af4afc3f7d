import { type BuildFailure, changeBuildState, readBuildState } from '#db/build-state';
import type { Deps } from '#lib/deps';

export type BuildEvent =
	| { kind: 'building' }
	/** `publication` is the newest that it contains; undefined when nobody could tell. */
	| { kind: 'succeeded'; publication: number | undefined; durationMs: number }
	| { kind: 'failed'; reason: BuildFailure; log: string };

const remembered = 20;
const longestLog = 8_000;

/** Told by whoever runs the builds: the local runner, or Netlify's deploy events. */
export async function recordBuild(
	deps: Pick<Deps, 'db' | 'now'>,
	event: BuildEvent,
): Promise<void> {
	const since = deps.now().toISOString();
	if (event.kind === 'building') {
		return changeBuildState(deps.db, { state: 'building', since, reason: null, log: null });
	}
	if (event.kind === 'failed') {
		const { reason, log } = event;
		return changeBuildState(deps.db, {
			state: 'failed',
			since,
			reason,
			log: log.slice(-longestLog),
		});
	}
	const { durations_ms } = await readBuildState(deps.db);
	return changeBuildState(deps.db, {
		...{ state: 'idle', since, reason: null, log: null },
		...(event.publication !== undefined && { publication: event.publication }),
		durations_ms: [...durations_ms, event.durationMs].slice(-remembered),
	});
}

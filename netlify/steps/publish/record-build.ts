import { logBuild } from '#db/publishing/build-log';
import {
	type BuildFailure,
	changeBuildState,
	isLost,
	lostAt,
	readBuildState,
} from '#db/publishing/build-state';
import { endDeploy, listUnheardDeploys } from '#db/publishing/deploys';
import { findNewestPublication, markContained } from '#db/publishing/publications';
import type { Deps } from '#lib/deps';
import { passSite } from './pass-site.ts';

type BuildEvent =
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

/** A deploy contains everything up to `publication`. `durationMs`: null when it is unknown. */
export async function recordContained(
	deps: Deps,
	publication: number,
	durationMs: number | null,
): Promise<void> {
	await recordBuild(deps, { kind: 'succeeded', publication, durationMs });
	await markContained(deps.db, publication, deps.now());
	await passSite(deps, publication);
}

/**
 * Of deploys whose ends were never reported: one succeeded if the site shows what its build read. Where that tells
 * nothing, because nobody may read the site (`live` is undefined) or a build before showed the same, the deploy gets
 * the time in which a build counts as under way, and is then believed to have succeeded. Returns when to look again.
 */
export async function recordUnheardDeploy(
	deps: Deps,
	live: number | undefined,
): Promise<string | undefined> {
	let next: string | undefined;
	for (const deploy of await listUnheardDeploys(deps.db)) {
		const { id, publication, built_at, is_newest } = deploy;
		if (live !== undefined && live < publication) continue;
		const isMore = publication > (await readBuildState(deps.db)).publication;
		if (!(live !== undefined && isMore) && !isLost(built_at, deps.now())) next ??= lostAt(built_at);
		else if (await endDeploy(deps.db, id, 'succeeded', new Date(built_at)))
			if (isMore || is_newest) await recordContained(deps, publication, null);
	}
	return next;
}

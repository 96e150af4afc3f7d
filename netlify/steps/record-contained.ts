import { isLost, lostAt, readBuildState } from '#db/publishing/build-state';
import { endDeploy, listUnheardDeploys } from '#db/publishing/deploys';
import { markContained } from '#db/publishing/publications';
import type { Deps } from '#lib/deps';
import { passSite } from './pass-site.ts';
import { recordBuild } from './record-build.ts';

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

import { isLost, lostAt, readBuildState } from '#db/publishing/build-state';
import { endDeploy, findUnheardDeploy } from '#db/publishing/deploys';
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
 * Of a deploy whose end was never reported: it succeeded if the site shows what its build read. Where that tells
 * nothing, because nobody may read the site (`live` is undefined) or the build before showed the same, the deploy gets
 * the time in which a build counts as under way, and is then believed to have succeeded. Returns when to look again.
 */
export async function recordUnheardDeploy(
	deps: Deps,
	live: number | undefined,
): Promise<string | undefined> {
	const unheard = await findUnheardDeploy(deps.db);
	if (!unheard) return undefined;
	const { id, publication, built_at } = unheard;
	if (live !== undefined && live < publication) return undefined;
	const isNews = live !== undefined && publication > (await readBuildState(deps.db)).publication;
	if (!isNews && !isLost(built_at, deps.now())) return lostAt(built_at);
	if (await endDeploy(deps.db, id, 'succeeded', deps.now()))
		await recordContained(deps, publication, null);
	return undefined;
}

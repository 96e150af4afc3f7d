import { isLost } from '#db/publishing/build-state';
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
 * Of a deploy whose end was never reported: it succeeded if the site shows what its build read. A site that nobody may
 * read (`live` is undefined) gets the time in which a build counts as under way, and is then believed to show it.
 */
export async function recordUnheardDeploy(deps: Deps, live: number | undefined): Promise<void> {
	const unheard = await findUnheardDeploy(deps.db);
	if (!unheard) return;
	const { id, publication, built_at } = unheard;
	const isShown = live === undefined ? isLost(built_at, deps.now()) : live >= publication;
	if (!isShown || !(await endDeploy(deps.db, id, 'succeeded', deps.now()))) return;
	await recordContained(deps, publication, null);
}

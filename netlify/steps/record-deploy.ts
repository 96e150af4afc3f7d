import { type BuildFailure, isLost, lostAt, readBuildState } from '#db/publishing/build-state';
import { endDeploy, findContained, findUnheardDeploy, hasEnded } from '#db/publishing/deploys';
import { markContained } from '#db/publishing/publications';
import { elapsedMs } from '#domain/is-within';
import { type BuildFailureNote, takeBuildFailure } from '#lib/build-failure';
import type { Deps } from '#lib/deps';
import { dispatchPublications } from './dispatch-publications.ts';
import { passSite } from './pass-site.ts';
import { recordBuild } from './record-build.ts';
import { announceChange } from './scheduler-marker.ts';

export type DeployStep = 'building' | 'succeeded' | 'failed';

/** The relevant fields of Netlify's deploy. */
export interface ToldDeploy {
	id: string;
	/** `production`, `deploy-preview`, `branch-deploy` … */
	context: string;
	createdAt: string;
	errorMessage: string | null;
	/** Duration in seconds. */
	time: number | null;
}

/** Matches Netlify's own message for a build without a reason: it never ran, or was stopped from outside. */
const signs: [RegExp, BuildFailure][] = [
	[/credit|quota|usage limit|paused|suspended|build minutes/i, 'quota'],
	[/tim(?:ed?|e)[ -]?out|maximum (?:allowed )?(?:run|build) ?time|took too long/i, 'timeout'],
];

function judge(message: string): BuildFailureNote {
	const reason = signs.find(([sign]) => sign.test(message))?.[1] ?? 'unknown';
	return { reason, log: message };
}

async function findFailure(deps: Deps, deploy: ToldDeploy): Promise<BuildFailureNote> {
	try {
		const left = await takeBuildFailure(deps, deploy.id);
		if (left) return left;
	} catch (error) {
		deps.log('build_failure_unreadable', { message: String(error) });
	}
	return judge(deploy.errorMessage ?? '');
}

/** `durationMs`: null when it is unknown. */
async function recordContained(
	deps: Deps,
	publication: number,
	durationMs: number | null,
): Promise<void> {
	await recordBuild(deps, { kind: 'succeeded', publication, durationMs });
	await markContained(deps.db, publication, deps.now());
	await passSite(deps, publication);
}

/**
 * Handles Netlify's deploy events (C6, C9). Previews and branches are ignored, because readers do not see them (C10).
 * Changes made during the build and missing from it trigger one new build now.
 */
export async function recordDeploy(
	deps: Deps,
	step: DeployStep,
	deploy: ToldDeploy,
): Promise<void> {
	if (deploy.context !== 'production') return;
	await announceChange(deps);
	const now = deps.now();
	if (step === 'building') {
		if (!(await hasEnded(deps.db, deploy.id))) await recordBuild(deps, { kind: 'building' });
		return;
	}
	if (!(await endDeploy(deps.db, deploy.id, step, now))) return;
	if (step === 'succeeded') {
		const durationMs = (deploy.time ?? 0) * 1000 || elapsedMs(deploy.createdAt, now.toISOString());
		await recordContained(deps, await findContained(deps.db, deploy), durationMs);
	} else await recordBuild(deps, { kind: 'failed', ...(await findFailure(deps, deploy)) });
	await dispatchPublications(deps);
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

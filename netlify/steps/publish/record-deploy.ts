import type { BuildFailure } from '#db/publishing/build-state';
import { endDeploy, findContained, hasEnded } from '#db/publishing/deploys';
import { elapsedMs } from '#domain/time/is-within';
import { type BuildFailureNote, takeBuildFailure } from '#lib/build-failure';
import type { Deps } from '#lib/deps';
import { announceChange } from '../schedule/scheduler-marker.ts';
import { dispatchPublications } from './dispatch-publications.ts';
import { recordBuild, recordContained } from './record-build.ts';

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

/**
 * Handles Netlify's deploy events. Previews and branches are ignored, because readers do not see them. Changes made
 * during the build and missing from it trigger one new build now.
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

import type { BuildFailure } from '#db/publishing/build-state';
import { countDeploy } from '#db/publishing/deploy-count';
import { markContained } from '#db/publishing/publications';
import { readState, writeState } from '#db/site-state';
import { elapsedMs } from '#domain/is-within';
import { type BuildFailureNote, takeBuildFailure } from '#lib/build-failure';
import type { Deps } from '#lib/deps';
import { dispatchPublications } from './dispatch-publications.ts';
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
	/** The permanent address of this deploy. */
	permalinkUrl: string;
	/** Duration in seconds. */
	time: number | null;
}

const endedKey = 'ended-deploy';

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

/** Asks the deploy at its own address which publication it contains. */
async function readDeployed(deps: Deps, { permalinkUrl }: ToldDeploy): Promise<number | undefined> {
	const url = URL.parse(permalinkUrl);
	const isNetlifys = url?.protocol === 'https:' && url.hostname.endsWith('.netlify.app');
	const publication = isNetlifys ? await deps.readPublication(url.href) : undefined;
	if (publication === undefined) deps.log('deploy_version_unread', { url: permalinkUrl });
	return publication;
}

async function recordSuccess(deps: Deps, deploy: ToldDeploy): Promise<void> {
	const now = deps.now();
	await countDeploy(deps.db, deploy.id, now);
	const publication = await readDeployed(deps, deploy);
	const durationMs = (deploy.time ?? 0) * 1000 || elapsedMs(deploy.createdAt, now.toISOString());
	await recordBuild(deps, { kind: 'succeeded', publication, durationMs });
	if (publication !== undefined) await markContained(deps.db, publication, now);
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
	if (step === 'building') {
		// Events may arrive out of order.
		const hasEnded = (await readState(deps.db, endedKey)) === deploy.id;
		return hasEnded ? undefined : recordBuild(deps, { kind: 'building' });
	}
	await writeState(deps.db, endedKey, deploy.id);
	if (step === 'succeeded') await recordSuccess(deps, deploy);
	else await recordBuild(deps, { kind: 'failed', ...(await findFailure(deps, deploy)) });
	await dispatchPublications(deps);
}

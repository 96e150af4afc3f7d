import type { OutputOf } from '#contract/endpoint';
import type { siteStatus as endpoint } from '#contract/site-status';
import { isUnderWay, queueBuild, readBuildState } from '#db/build-state';
import { readDeployCount } from '#db/deploy-count';
import { findNewestPublication, listPublicationsAfter } from '#db/publications';
import { readWaiting } from '#db/publish-due';
import { wantViews } from '#db/wanted-views';
import { AppError } from '#domain/app-error';
import { ordinaryDeploys } from '#domain/deploy-budget';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { dispatchPublications, isBudgetSpent } from './dispatch-publications.ts';
import { announceChange, readHeartbeat } from './scheduler-marker.ts';

const hookMs = 3_000;
/** Maximum age of the view counts that the editor sees. */
const viewsEveryMs = 10 * 60_000;

const median = (numbers: number[]) =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;

/** 'Tentar de novo': dispatches what is waiting, or requests a build anyway when nothing is. */
async function retry(deps: Deps): Promise<void> {
	if (await isBudgetSpent(deps)) {
		throw new AppError(
			'provider_disabled',
			'As publicações deste mês foram usadas (DEPLOY_BUDGET).',
		);
	}
	const { dispatched } = await dispatchPublications(deps);
	if (dispatched > 0) return;
	const isCounted = deps.monthlyDeploys !== undefined;
	if (isCounted && isUnderWay(await readBuildState(deps.db), deps.now())) return;
	try {
		await deps.callBuildHook(AbortSignal.timeout(hookMs));
		await queueBuild(deps.db, deps.now());
	} catch (error) {
		deps.log('build_hook_failed', { message: error instanceof Error ? error.message : 'unknown' });
		throw new AppError('provider_failed', 'O serviço de publicação não respondeu.');
	}
}

/** Requests fresh view counts for a visible desk and wakes the scheduler, which collects them within minutes. */
async function askForViews(deps: Deps): Promise<void> {
	if (await wantViews(deps.db, deps.now(), viewsEveryMs)) await announceChange(deps);
}

async function readBudget({ db, now, monthlyDeploys }: Deps) {
	if (monthlyDeploys === undefined) return null;
	const kept = monthlyDeploys - ordinaryDeploys(monthlyDeploys);
	return { used: await readDeployCount(db, now()), limit: monthlyDeploys, kept };
}

async function read(deps: Deps): Promise<OutputOf<typeof endpoint>> {
	const build = await readBuildState(deps.db);
	const [newest, pending, { overdue, planned }, lastRun] = await Promise.all([
		findNewestPublication(deps.db),
		listPublicationsAfter(deps.db, build.publication),
		readWaiting(deps.db, deps.now()),
		readHeartbeat(deps),
	]);
	return {
		success: true,
		newest_publication: newest,
		pending,
		build: {
			state: build.state,
			since: build.since,
			reason: build.reason,
			log: build.log,
			usual_ms: median(build.durations_ms),
		},
		scheduler: { last_run_at: lastRun, overdue },
		budget: await readBudget(deps),
		lane: deps.lane !== undefined,
		planned,
	};
}

/** How far the public site lags behind the database, and whether the scheduler runs. */
export const siteStatus: Action<typeof endpoint> = async ({ action }, deps) => {
	if (action === 'retry') await retry(deps);
	await askForViews(deps);
	return read(deps);
};

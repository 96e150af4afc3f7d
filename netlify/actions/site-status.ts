import type { OutputOf } from '#contract/endpoint';
import type { siteStatus as endpoint } from '#contract/site-status';
import { changeBuildState, readBuildState } from '#db/build-state';
import { findNewestPublication, listPublicationsAfter } from '#db/publications';
import { countOverdue } from '#db/publish-due';
import { AppError } from '#domain/app-error';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { collectViews } from './collect-views.ts';
import { dispatchPublications } from './dispatch-publications.ts';
import { readHeartbeat } from './scheduler-marker.ts';

const hookMs = 3_000;
/** The editor's views are this fresh. */
const viewsEveryMs = 10 * 60_000;
const collectedAt = new WeakMap<Deps['db'], number>();

const median = (numbers: number[]) =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;

/** 'Tentar de novo': sends what waits; when nothing does, asks for a build all the same. */
async function retry(deps: Deps): Promise<void> {
	const { dispatched } = await dispatchPublications(deps);
	if (dispatched > 0) return;
	try {
		await deps.callBuildHook(AbortSignal.timeout(hookMs));
		await changeBuildState(deps.db, { state: 'queued', since: deps.now().toISOString() });
	} catch (error) {
		deps.log('build_hook_failed', { message: error instanceof Error ? error.message : 'unknown' });
		throw new AppError('provider_failed', 'O serviço de publicação não respondeu.');
	}
}

/** Readers' views reach the editor within minutes; when they do not, the status is worth more. */
async function refreshViews(deps: Deps): Promise<void> {
	const now = deps.now().getTime();
	if (now - (collectedAt.get(deps.db) ?? 0) < viewsEveryMs) return;
	collectedAt.set(deps.db, now);
	try {
		await collectViews(deps);
	} catch (error) {
		deps.log('views_not_collected', { message: error instanceof Error ? error.name : 'unknown' });
	}
}

async function read(deps: Deps): Promise<OutputOf<typeof endpoint>> {
	const build = await readBuildState(deps.db);
	const [newest, pending, overdue, lastRun] = await Promise.all([
		findNewestPublication(deps.db),
		listPublicationsAfter(deps.db, build.publication),
		countOverdue(deps.db, deps.now()),
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
		budget: null,
	};
}

/** How far the public site is behind the database, and whether the scheduler runs. */
export const siteStatus: Action<typeof endpoint> = async ({ action }, deps) => {
	if (action === 'retry') await retry(deps);
	await refreshViews(deps);
	return read(deps);
};

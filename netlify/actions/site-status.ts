import type { OutputOf } from '#contract/endpoint';
import type { siteStatus as endpoint } from '#contract/site-status';
import { readWaiting } from '#db/plans/publish-due';
import {
	type BuildState,
	isUnderWay,
	queueBuild,
	readBuildState,
} from '#db/publishing/build-state';
import { findNewestPublication, listPublicationsAfter } from '#db/publishing/publications';
import { requestViews } from '#db/readers/view-requests';
import { AppError } from '#domain/app-error';
import { creditsOfReaders, usedCredits } from '#domain/site/deploy-budget';
import { describeHookFault } from '#lib/call-build-hook';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { findHook, readHookState } from '#steps/publish/build-hook-state';
import { isBudgetSpent, readBudget } from '#steps/publish/deploy-budget-state';
import { dispatchPublications } from '#steps/publish/dispatch-publications';
import { findFastLane } from '#steps/publish/fast-lane-state';
import {
	announceChange,
	readHeartbeat,
	readMark,
	readMarker,
} from '#steps/schedule/scheduler-marker';

const hookMs = 3_000;
/** Maximum age of the view counts that the editor sees. */
const viewsEveryMs = 10 * 60_000;

const median = (numbers: number[]) =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;

/** Makes what the hook answered a sentence: `O serviço de publicação respondeu 404.` */
const refused = (message: string) =>
	new AppError('provider_failed', `${message.charAt(0).toUpperCase()}${message.slice(1)}.`);

/** 'Tentar de novo': dispatches what is waiting, or requests a build anyway when nothing is. */
async function retry(deps: Deps): Promise<void> {
	const hook = await findHook(deps);
	if (deps.asksForHook && !hook) {
		throw new AppError(
			'provider_disabled',
			'Falta um passo para publicar: ative a publicação em Sistema.',
		);
	}
	const budget = await readBudget(deps);
	if (budget && (await isBudgetSpent(deps, budget))) {
		throw new AppError('provider_disabled', 'As atualizações do site deste mês acabaram.');
	}
	// It sees how the build ends, and whether what was a trouble is well.
	await announceChange(deps);
	const { dispatched, refusal } = await dispatchPublications(deps);
	if (refusal !== undefined) throw refused(refusal);
	if (dispatched > 0) return;
	if (budget && isUnderWay(await readBuildState(deps.db), deps.now())) return;
	try {
		await deps.callBuildHook(AbortSignal.timeout(hookMs), hook?.address);
		await queueBuild(deps.db, deps.now());
	} catch (error) {
		const message = describeHookFault(error);
		deps.log('build_hook_failed', { message });
		throw refused(message);
	}
}

/** What was stored without a call, as by an import under way, may be due before the scheduler means to look. */
async function wakeLateScheduler(deps: Deps, next: string | null): Promise<void> {
	const found = next === null ? undefined : await readMarker(deps);
	if (next !== null && found && (found.next_at === null || found.next_at > next))
		await announceChange(deps);
}

/** Requests fresh view counts for a visible desk and wakes the scheduler, which collects them within minutes. */
async function askForViews(deps: Deps): Promise<void> {
	if (await requestViews(deps.db, deps.now(), viewsEveryMs)) await announceChange(deps);
}

async function tellBudget(deps: Deps) {
	const budget = await readBudget(deps);
	if (!budget) return null;
	const { used, limit, kept, month, plan, readers } = budget;
	return {
		used,
		limit,
		kept,
		month: { start: month.start.toISOString(), end: month.end.toISOString() },
		plan: {
			credits: plan.credits,
			day: plan.day,
			credits_used: usedCredits(plan, { deploys: used, readers: readers.soFar }, month, deps.now()),
			readers: readers.inMonth,
			reader_credits: Math.round(creditsOfReaders(plan, readers.inMonth)),
			is_fixed: deps.monthlyDeploys !== 'plan',
		},
	};
}

/** With what the hook answered, if it did not accept what waits for a build. */
function withRefusal(build: BuildState, refusals: (string | null)[], now: Date): BuildState {
	const log = refusals.findLast((refusal) => refusal !== null);
	const isKnown = build.state === 'failed' || isUnderWay(build, now);
	return isKnown || !log ? build : { ...build, state: 'failed', reason: 'hook', log };
}

async function read(deps: Deps, mark: string | null): Promise<OutputOf<typeof endpoint>> {
	const known = await readBuildState(deps.db);
	const [newest, waiting, { overdue, planned, next }, lastRun, hook, lane] = await Promise.all([
		findNewestPublication(deps.db),
		listPublicationsAfter(deps.db, known.publication),
		readWaiting(deps.db, deps.now()),
		readHeartbeat(deps),
		readHookState(deps),
		findFastLane(deps),
	]);
	await wakeLateScheduler(deps, next);
	const refusals = waiting.map(({ refusal }) => refusal);
	const build = withRefusal(known, refusals, deps.now());
	return {
		success: true,
		newest_publication: newest,
		pending: waiting.map(({ refusal: _, ...publication }) => publication),
		build: {
			state: build.state,
			since: build.since,
			reason: build.reason,
			log: build.log,
			usual_ms: median(build.durations_ms),
			pause_ms: deps.buildMinIntervalMs,
		},
		scheduler: { last_run_at: lastRun, overdue },
		budget: await tellBudget(deps),
		lane: lane !== undefined,
		hook,
		planned,
		mark,
	};
}

/** How far the public site lags behind the database, and whether the scheduler runs. */
export const siteStatus: Action<typeof endpoint> = async ({ action }, deps) => {
	if (action === 'retry') await retry(deps);
	const [mark] = await Promise.all([readMark(deps), askForViews(deps)]);
	return read(deps, mark);
};

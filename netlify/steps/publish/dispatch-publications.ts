import { noteHookCalled } from '#db/publishing/build-hook';
import { changeBuildState, endQuota } from '#db/publishing/build-state';
import {
	claimPublications,
	isAnyWaiting,
	isUrgentWaiting,
	markDispatched,
	releasePublications,
} from '#db/publishing/publications';
import { readState } from '#db/site-state';
import type { BuildPauses } from '#domain/site/trouble';
import { isWithin } from '#domain/time/is-within';
import { BusyHook, describeHookFault } from '#lib/call-build-hook';
import type { Deps } from '#lib/deps';
import { findHook } from './build-hook-state.ts';
import { type DeployBudget, isBudgetSpent, readBudget } from './deploy-budget-state.ts';
import { findFastLane } from './fast-lane-state.ts';

/** How long the editor waits at most; the scheduler retries what failed. */
const deadlineMs = 3_000;
const tries = 3;
const pauseMs = 200;
const claimMs = 30_000;
/** When the hook asks for a longer pause, the scheduler retries, so that the editor does not wait. */
const longestWaitMs = 1_000;

/** With the lane, the pause between builds may be long; what only a build shows does not wait for it. */
const longestUrgentMs = 60_000;
/** Counted deploys never overlap, so only a hook that refuses needs a pause. */
const countedUrgentMs = 10_000;

export interface Dispatch {
	/** Publications that the hook accepted. */
	dispatched: number;
	failed: boolean;
	/** What the hook answered, if it was called and did not accept. */
	refusal?: string;
}

/** Settles with the hook or at the deadline, even if the hook ignores its signal. */
async function callHook(deps: Deps, signal: AbortSignal, address?: string): Promise<void> {
	signal.throwIfAborted();
	const aborted = Promise.withResolvers<never>();
	const onAbort = () => aborted.reject(signal.reason);
	signal.addEventListener('abort', onAbort, { once: true });
	try {
		await Promise.race([deps.callBuildHook(signal, address), aborted.promise]);
	} finally {
		signal.removeEventListener('abort', onAbort);
	}
}

interface Refusal {
	message: string;
	/** When the hook wants to be called again; undefined when it said nothing. */
	until: Date | undefined;
}

const jitterOf = (deps: Deps) => (deps.randomBytes(1)[0] ?? 0) / 255;

/** Retries until the hook accepts, pausing for as long as the hook asks; returns the last error if it never did. */
async function callHookPatiently(deps: Deps, address?: string): Promise<Refusal | undefined> {
	const signal = AbortSignal.timeout(deadlineMs);
	for (let attempt = 1; ; attempt += 1) {
		try {
			await callHook(deps, signal, address);
			return undefined;
		} catch (error) {
			const busyMs = error instanceof BusyHook ? error.retryAfterMs : undefined;
			const isTooLong = busyMs !== undefined && busyMs > longestWaitMs;
			if (attempt === tries || signal.aborted || isTooLong) {
				const until = busyMs === undefined ? undefined : new Date(deps.now().getTime() + busyMs);
				return { message: describeHookFault(error), until };
			}
			await deps.wait(busyMs ?? pauseMs * attempt * (1 + jitterOf(deps)));
		}
	}
}

/** What is waiting stays until next month, and the desk says so. */
async function recordSpentBudget(deps: Deps, { limit, kept }: DeployBudget): Promise<void> {
	await changeBuildState(deps.db, {
		state: 'failed',
		since: deps.now().toISOString(),
		reason: 'quota',
		log: `As ${limit - kept} atualizações do site deste mês foram usadas.`,
	});
}

export async function readPauses(deps: Deps): Promise<BuildPauses> {
	const { buildMinIntervalMs: intervalMs } = deps;
	// With so short a pause the lane changes nothing.
	const isAlone = intervalMs > longestUrgentMs && !(await findFastLane(deps));
	const longestMs = deps.monthlyDeploys === undefined ? longestUrgentMs : countedUrgentMs;
	return { intervalMs, urgentMs: isAlone ? intervalMs : Math.min(intervalMs, longestMs) };
}

/** Until then no build is requested for what is waiting; undefined when one may be. */
export async function findPauseEnd(deps: Deps): Promise<string | undefined> {
	const { intervalMs, urgentMs } = await readPauses(deps);
	const calledAt = await readState<string>(deps.db, 'hook-called');
	const isShort = urgentMs === intervalMs || (await isUrgentWaiting(deps.db));
	const pauseMs = isShort ? urgentMs : intervalMs;
	if (calledAt === undefined || !isWithin(calledAt, pauseMs, deps.now())) return undefined;
	return new Date(Date.parse(calledAt) + pauseMs).toISOString();
}

async function dispatch(deps: Deps, isForward: boolean): Promise<Dispatch> {
	const hook = await findHook(deps);
	if (deps.asksForHook && !hook) return { dispatched: 0, failed: false };
	const pauses = await readPauses(deps);
	const budget = await readBudget(deps);
	const ids = await claimPublications(deps.db, {
		now: deps.now(),
		claimMs,
		minIntervalMs: isForward ? pauses.intervalMs : pauses.urgentMs,
		urgentIntervalMs: pauses.urgentMs,
		budget,
	});
	if (ids.length === 0) {
		if (!budget || !(await isBudgetSpent(deps, budget)) || !(await isAnyWaiting(deps.db)))
			return { dispatched: 0, failed: false };
		await recordSpentBudget(deps, budget);
		return { dispatched: 0, failed: true };
	}
	const refusal = await callHookPatiently(deps, hook?.address);
	if (refusal) {
		deps.log('build_hook_failed', { message: refusal.message, publications: ids.length });
		await releasePublications(deps.db, ids, refusal.message, refusal.until);
		await endQuota(deps.db, deps.now());
		return { dispatched: 0, failed: true, refusal: refusal.message };
	}
	await markDispatched(deps.db, ids, deps.now());
	if (hook && !hook.called_at) await noteHookCalled(deps.db, hook, deps.now());
	return { dispatched: ids.length, failed: false };
}

/**
 * Requests one build for everything in the outbox. Never throws: the change itself is saved, and the scheduler retries
 * what is left. `isForward`: posts that no deploy contains are shown at their address.
 */
export async function dispatchPublications(deps: Deps, isForward = true): Promise<Dispatch> {
	try {
		return await dispatch(deps, isForward);
	} catch (error) {
		deps.log('dispatch_failed', { message: error instanceof Error ? error.name : 'unknown' });
		return { dispatched: 0, failed: true };
	}
}

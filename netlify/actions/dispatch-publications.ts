import { changeBuildState } from '#db/build-state';
import { readDeployCount } from '#db/deploy-count';
import {
	claimPublications,
	isAnyWaiting,
	markDispatched,
	releasePublications,
} from '#db/publications';
import { BusyHook } from '#lib/call-build-hook';
import type { Deps } from '#lib/deps';

/** The editor waits no longer than this; what fails is left for the scheduler's sweep. */
const deadlineMs = 3_000;
const tries = 3;
const pauseMs = 200;
const claimMs = 30_000;
/** A hook that wants a longer pause gets it, but not of the editor's time. */
const longestWaitMs = 1_000;

export interface Dispatch {
	/** Publications that the hook took. */
	dispatched: number;
	failed: boolean;
}

/** Ends with the hook or with the deadline, whatever the hook does with its signal. */
async function callHook(deps: Deps, signal: AbortSignal): Promise<void> {
	signal.throwIfAborted();
	const aborted = Promise.withResolvers<never>();
	const onAbort = () => aborted.reject(signal.reason);
	signal.addEventListener('abort', onAbort, { once: true });
	try {
		await Promise.race([deps.callBuildHook(signal), aborted.promise]);
	} finally {
		signal.removeEventListener('abort', onAbort);
	}
}

interface Refusal {
	message: string;
	/** When the hook wants to be asked again; undefined when it said nothing. */
	until: Date | undefined;
}

const jitterOf = (deps: Deps) => (deps.randomBytes(1)[0] ?? 0) / 255;

/** Tries until it is taken; answers the last refusal when it never was. A hook that names a time is given it. */
async function callHookPatiently(deps: Deps): Promise<Refusal | undefined> {
	const signal = AbortSignal.timeout(deadlineMs);
	for (let attempt = 1; ; attempt += 1) {
		try {
			await callHook(deps, signal);
			return undefined;
		} catch (error) {
			const busyMs = error instanceof BusyHook ? error.retryAfterMs : undefined;
			const isTooLong = busyMs !== undefined && busyMs > longestWaitMs;
			if (attempt === tries || signal.aborted || isTooLong) {
				const message = error instanceof Error ? error.message : String(error);
				const until = busyMs === undefined ? undefined : new Date(deps.now().getTime() + busyMs);
				return { message, until };
			}
			await deps.wait(busyMs ?? pauseMs * attempt * (1 + jitterOf(deps)));
		}
	}
}

/** Has the month had its deploys? Where builds cost nothing, never. */
export async function isBudgetSpent(deps: Deps): Promise<boolean> {
	if (deps.monthlyDeploys === undefined) return false;
	return (await readDeployCount(deps.db, deps.now())) >= deps.monthlyDeploys;
}

/** What waits then waits for the next month, and the desk says so. */
async function recordSpentBudget(deps: Deps): Promise<void> {
	await changeBuildState(deps.db, {
		state: 'failed',
		since: deps.now().toISOString(),
		reason: 'quota',
		log: `As ${deps.monthlyDeploys} publicações deste mês (DEPLOY_BUDGET) foram usadas.`,
	});
}

async function dispatch(deps: Deps): Promise<Dispatch> {
	const ids = await claimPublications(deps.db, {
		now: deps.now(),
		claimMs,
		minIntervalMs: deps.buildMinIntervalMs,
		monthlyDeploys: deps.monthlyDeploys,
	});
	if (ids.length === 0) {
		const failed = (await isBudgetSpent(deps)) && (await isAnyWaiting(deps.db));
		if (failed) await recordSpentBudget(deps);
		return { dispatched: 0, failed };
	}
	const refusal = await callHookPatiently(deps);
	if (refusal) {
		deps.log('build_hook_failed', { message: refusal.message, publications: ids.length });
		await releasePublications(deps.db, ids, refusal.message, refusal.until);
		return { dispatched: 0, failed: true };
	}
	await markDispatched(deps.db, ids, deps.now());
	return { dispatched: ids.length, failed: false };
}

/**
 * Asks for a build of everything that waits in the outbox, once for all of it. Never throws: the change
 * itself is saved, and the scheduler's sweep takes up what is left (C4, C5).
 */
export async function dispatchPublications(deps: Deps): Promise<Dispatch> {
	try {
		return await dispatch(deps);
	} catch (error) {
		deps.log('dispatch_failed', { message: error instanceof Error ? error.name : 'unknown' });
		return { dispatched: 0, failed: true };
	}
}

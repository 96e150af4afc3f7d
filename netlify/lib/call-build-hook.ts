const longestWaitMs = 86_400_000;

/** `Retry-After`, a number of seconds or a date (RFC 9110 §10.2.3), in milliseconds; undefined when it says nothing. */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
	const text = header?.trim() ?? '';
	if (text === '') return undefined;
	const seconds = Number(text);
	const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - now.getTime();
	return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : undefined;
}

/** The hook wants to be called later: 429, or 503 with a time. */
export class BusyHook extends Error {
	readonly retryAfterMs: number;

	constructor(status: number, retryAfterMs: number) {
		super(`o serviço de publicação está ocupado (${status}) e pediu para tentar mais tarde`);
		this.retryAfterMs = retryAfterMs;
	}
}

const defaultPauseMs = 60_000;
const longestPauseMs = 3_600_000;

const readPause = (header: string | null): number =>
	Math.min(readRetryAfter(header, new Date()) ?? defaultPauseMs, longestPauseMs);

/** What the editor and the log may know of a hook that did not accept: never its address. */
export function describeHookFault(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.name === 'TimeoutError'
		? 'o serviço de publicação não respondeu a tempo'
		: error.message;
}

/** Messages of the network name hosts, so only its code is told. */
async function ask(url: string, signal: AbortSignal): Promise<Response> {
	try {
		return await fetch(url, { method: 'POST', signal, redirect: 'manual' });
	} catch (error) {
		signal.throwIfAborted();
		const cause = error instanceof Error ? error.cause : undefined;
		const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
		throw new Error(`o serviço de publicação não respondeu${code}`, { cause: error });
	}
}

/** Requests a build from Netlify. Throws unless the hook accepts. */
export async function callBuildHook(url: string | undefined, signal: AbortSignal): Promise<void> {
	if (url === undefined) throw new Error('falta BUILD_HOOK_URL');
	const answer = await ask(url, signal);
	await answer.body?.cancel();
	if (answer.ok) return;
	const retryAfter = answer.headers.get('retry-after');
	const isBusy = answer.status === 429 || (answer.status === 503 && retryAfter !== null);
	if (isBusy) throw new BusyHook(answer.status, readPause(retryAfter));
	throw new Error(`o serviço de publicação respondeu ${answer.status}`);
}

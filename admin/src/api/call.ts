import { z } from 'zod';
import { paths } from '#config/paths';
import {
	type Access,
	addressOf,
	type Endpoint,
	type InputOf,
	type OutputOf,
	tokenHeaders,
} from '#contract/endpoint';
import { messages } from '../messages.ts';
import { readStoredSession } from '../session/session-storage.ts';
import { ApiError } from './api-error.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { nameFault } from './name-fault.ts';

const errorReply = z.object({
	error: z.string(),
	code: z.string().default('internal'),
	requestId: z.string().optional(),
	details: z.record(z.string(), z.unknown()).optional(),
});

export interface CallOptions {
	signal?: AbortSignal | undefined;
	/** After this time the call fails as unanswered. */
	timeoutMs?: number;
	/** Replaces the stored token, for a session that the desk has not entered yet. */
	token?: string | undefined;
	/** Called with the uploaded share of the body, from 0 to 1. */
	onProgress?: (share: number) => void;
}

let renewSession: () => Promise<boolean> = async () => false;
/** Set by the session: renews a token that the server rejected; resolves to true when a retry makes sense. */
export function onUnauthorized(renew: () => Promise<boolean>): void {
	renewSession = renew;
}

function headersFor(access: Access, given?: string): Record<string, string> {
	if (access === 'public') return {};
	const { sessionToken, adminToken } = readStoredSession();
	const token = given ?? (access === 'session' ? sessionToken : adminToken);
	if (!token) throw new ApiError({ code: 'no_session', message: messages.errors.noSession });
	return tokenHeaders(access, token);
}

/** Explains why there was no response. */
export function explainSilence(error: unknown, signal: AbortSignal | undefined): ApiError {
	const { errors } = messages;
	if (signal?.aborted) return new ApiError({ code: 'aborted', message: errors.aborted });
	if (error instanceof DOMException && error.name === 'TimeoutError')
		return new ApiError({ code: 'timeout', message: errors.timeout });
	return navigator.onLine
		? new ApiError({ code: 'unreachable', message: errors.unreachable })
		: new ApiError({ code: 'offline', message: errors.offline });
}

function request(
	endpoint: Endpoint,
	headers: Record<string, string>,
	input: unknown,
	{ signal, onProgress }: CallOptions & { signal: AbortSignal },
): Promise<Response> {
	const { method } = endpoint;
	const url = paths.api(addressOf(endpoint, input));
	if (method === 'GET' || method === 'DELETE')
		return fetch(url, { method, headers, signal, cache: 'no-store' });
	const init = {
		method,
		signal,
		headers: { ...headers, 'content-type': 'application/json' },
		body: JSON.stringify(input),
	};
	return onProgress
		? fetchWithProgress(url, init, onProgress)
		: fetch(url, { ...init, cache: 'no-store' });
}

async function send(endpoint: Endpoint, input: unknown, options: CallOptions): Promise<unknown> {
	const access = typeof endpoint.access === 'function' ? endpoint.access(input) : endpoint.access;
	const headers = headersFor(access, options.token);
	const timeout = AbortSignal.timeout(options.timeoutMs ?? 20_000);
	const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
	let response: Response;
	let body: unknown;
	try {
		response = await request(endpoint, headers, input, { ...options, signal });
		body = await response.json().catch(() => undefined);
	} catch (error) {
		throw explainSilence(error, options.signal);
	}
	if (response.ok) return body;
	const reply = errorReply.safeParse(body);
	const said = reply.success
		? reply.data
		: { error: messages.errors.unreachable, code: 'bad_reply' };
	throw new ApiError({ ...said, message: said.error, status: response.status });
}

/** Makes one call of the contract: sends it, parses the reply with the contract's schema, throws `ApiError`. */
export async function call<E extends Endpoint>(
	endpoint: E,
	input: InputOf<E>,
	options: CallOptions = {},
): Promise<OutputOf<E>> {
	const attempt = () => send(endpoint, input, options);
	const body = await attempt().catch(async (error: unknown) => {
		const refused = error instanceof ApiError && error.status === 401 && !options.token;
		if (refused && endpoint.access !== 'public' && (await renewSession())) return attempt();
		throw error;
	});
	const parsed = endpoint.response.safeParse(body);
	if (!parsed.success) {
		const place = `${endpoint.name}: ${nameFault(parsed.error.issues)}`;
		throw new ApiError({ code: 'bad_reply', message: `${messages.errors.badReply} (${place})` });
	}
	return parsed.data as OutputOf<E>;
}

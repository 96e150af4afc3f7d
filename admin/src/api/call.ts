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
import { learnServerTime } from './server-clock.ts';

/** The first field at fault, such as `posts.0.title`; in a union, of the option with the fewest faults. */
function nameFault([issue]: readonly z.core.$ZodIssue[]): string {
	if (!issue) return '';
	const options = issue.code === 'invalid_union' ? issue.errors : [];
	const [closest = []] = options.toSorted((a, b) => a.length - b.length);
	return [...issue.path, nameFault(closest)].filter((part) => part !== '').join('.');
}

/** Like `fetch`, for one upload, with the uploaded share of the body from 0 to 1. */
function fetchWithProgress(
	url: string,
	init: { method: string; headers: Record<string, string>; body: string; signal: AbortSignal },
	onProgress: (share: number) => void,
): Promise<Response> {
	const { promise, resolve, reject } = Promise.withResolvers<Response>();
	const request = new XMLHttpRequest();
	request.open(init.method, url);
	for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value);
	request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
	request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
	request.onerror = () => reject(new TypeError('network'));
	request.onabort = () => reject(init.signal.reason);
	init.signal.addEventListener('abort', () => request.abort());
	request.send(init.body);
	return promise;
}

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
export function explainNoResponse(error: unknown, signal: AbortSignal | undefined): ApiError {
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
		learnServerTime(response.headers);
		body = await response.json().catch(() => undefined);
	} catch (error) {
		throw explainNoResponse(error, options.signal);
	}
	if (response.ok) return body;
	const reply = errorReply.safeParse(body);
	const isGateway = response.status >= 502 && response.status <= 504;
	const said = reply.success
		? reply.data
		: isGateway
			? { error: messages.errors.unreachable, code: 'unreachable' }
			: { error: messages.errors.badReply, code: 'bad_reply' };
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

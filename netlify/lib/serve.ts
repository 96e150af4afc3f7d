import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import portuguese from 'zod/v4/locales/pt-BR.js';
import type { Access, Endpoint, OutputOf, ParsedInputOf } from '#contract/endpoint';
import { AppError } from '#domain/app-error';
import { authorise } from './authorise.ts';
import type { Caller } from './caller.ts';
import { clientAddress, type FunctionContext } from './client-address.ts';
import { bindingCookie, deviceCookie } from './cookies.ts';
import type { Deps } from './deps.ts';
import { rememberFault } from './fault-log.ts';
import { logLine } from './log-line.ts';
import { withProductionDeps } from './production-deps.ts';
import { readInput } from './read-input.ts';
import { errorReply, jsonReply } from './reply.ts';

const foreignSites = ['cross-site', 'same-site'];

/** Only pages of this site, and scripts outside a browser, may call. `Origin: null` is rejected. */
function checkOrigin(request: Request, siteOrigin: string): void {
	const origin = request.headers.get('origin');
	const ours = [siteOrigin, new URL(request.url).origin];
	const isForeign = origin !== null && !ours.includes(origin);
	if (isForeign || foreignSites.includes(request.headers.get('sec-fetch-site') ?? '')) {
		throw new AppError('foreign_origin', 'Esta chamada veio de outro site.');
	}
}

z.config(portuguese());

export type Action<E extends Endpoint> = (
	input: ParsedInputOf<E>,
	deps: Deps,
	caller: Caller,
) => Promise<OutputOf<E>>;

/** A function as Netlify calls it; the local runner and tests pass their own `deps`. */
export type PlatformFunction = (
	request: Request,
	context: FunctionContext,
	deps?: Deps | Promise<Deps>,
) => Promise<Response>;

export type Handler = PlatformFunction & { endpoint: Endpoint };

interface Call {
	request: Request;
	context: FunctionContext;
	requestId: string;
	deps: Deps;
}

function checkMethod(request: Request, endpoint: Endpoint): void {
	if (request.method === endpoint.method || endpoint.method === 'ANY') return;
	throw new AppError('method_not_allowed', `Use ${endpoint.method}.`);
}

/** By Do Not Track, Global Privacy Control, or the mark of a prefetch. */
const isUncounted = (headers: Headers) =>
	headers.get('dnt') === '1' ||
	headers.get('sec-gpc') === '1' ||
	/prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');

async function answer<E extends Endpoint>(endpoint: E, action: Action<E>, call: Call) {
	const { request, context, requestId, deps } = call;
	checkOrigin(request, deps.siteOrigin);
	const binding = bindingCookie.read(request);
	const enter = (access: Access) => authorise(access, request, deps, binding);
	// Reading a body may take long, so a caller without access comes no further than this.
	const known = typeof endpoint.access === 'function' ? undefined : await enter(endpoint.access);
	const input = await readInput(request, endpoint);
	const session =
		typeof endpoint.access === 'function' ? await enter(endpoint.access(input)) : known;
	const later: (() => Promise<void>)[] = [];
	const caller: Caller = {
		requestId,
		ip: clientAddress(request, context),
		userAgent: request.headers.get('user-agent') ?? '',
		isBrowser: request.headers.get('sec-fetch-site') === 'same-origin',
		isUncounted: isUncounted(request.headers),
		binding,
		device: deviceCookie.read(request),
		session,
		replyHeaders: new Headers(),
		replyStatus: 200,
		afterReply: (work) => void later.push(work),
	};
	const output = await action(input, deps, caller);
	const reply = jsonReply(caller.replyStatus, endpoint.response.parse(output), caller.replyHeaders);
	// Starts in a later turn, so that it cannot affect the reply's timing.
	const done = Promise.all(later.map((work) => setImmediate().then(work)));
	if (context.waitUntil) context.waitUntil(done);
	else await done;
	return reply;
}

/**
 * Makes a function from an endpoint and its action. Checks method, origin, access, content type, size, UTF-8, JSON and
 * schema before calling the action, then validates the reply and converts errors.
 */
export function serve<E extends Endpoint>(endpoint: E, action: Action<E>): Handler {
	const handler: PlatformFunction = async (request, context, given) => {
		const startedAt = performance.now();
		const requestId = randomUUID();
		let log: Deps['log'] = logLine;
		let known: Deps | undefined;
		let response: Response;
		try {
			if (given) known = await given;
			if (known) log = known.log;
			checkMethod(request, endpoint);
			const run = (deps: Deps, around: FunctionContext = {}) => {
				known = deps;
				log = deps.log;
				return answer(endpoint, action, { request, context: around, requestId, deps });
			};
			response = await (given ? run(await given, context) : withProductionDeps(context, run));
		} catch (error) {
			response = errorReply(error, requestId, log);
			if (response.status === 405) response.headers.set('allow', endpoint.method);
			if (response.status >= 500 && known) {
				const code = error instanceof AppError ? error.code : 'internal';
				const kept = rememberFault(known, { what: endpoint.name, code, request_id: requestId });
				// Does not wait: the fault store itself may be failing.
				if (context.waitUntil) context.waitUntil(kept);
				else await kept;
			}
		}
		response.headers.set('x-request-id', requestId);
		const ms = Math.round(performance.now() - startedAt);
		log('call', { requestId, endpoint: endpoint.name, status: response.status, ms });
		return response;
	};
	return Object.assign(handler, { endpoint });
}

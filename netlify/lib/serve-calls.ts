import type { Endpoint } from '#contract/endpoint';
import { matchPath } from './read-input.ts';
import { jsonReply } from './reply.ts';
import { type Action, type Handler, type PlatformFunction, serve } from './serve.ts';

/** Connects an endpoint with the action of the same name, both given as modules that are being imported. */
export async function loadCall<Name extends string, E extends Endpoint>(
	name: Name,
	contract: Promise<Record<Name, E>>,
	actions: Promise<Record<Name, Action<NoInfer<E>>>>,
): Promise<Handler> {
	const [endpoints, found] = await Promise.all([contract, actions]);
	return serve(endpoints[name], found[name]);
}

/** By address below `/api/`; `family/*` takes every address below `family/`. */
type Calls = Readonly<Record<string, () => Promise<Handler | GroupHandler>>>;

export type CallsHandler = PlatformFunction & { calls: Calls };

/** Netlify has compared the whole address, ignoring case and a trailing slash. */
const nameOf = (request: Request) =>
	new URL(request.url).pathname.split('/')[2]?.toLowerCase() ?? '';

/**
 * One function for many calls. Each is loaded when it is first made, so that a cold start reads nothing that only other
 * calls need.
 */
export function serveCalls(calls: Calls): CallsHandler {
	const known = new Map(Object.entries(calls));
	const handler: PlatformFunction = async (request, context, deps) => {
		const name = nameOf(request);
		const load = known.get(name) ?? known.get(`${name}/*`);
		if (load) return (await load())(request, context, deps);
		return jsonReply(404, { success: false, error: 'Não encontrado.', code: 'not_found' });
	};
	return Object.assign(handler, { calls });
}

/** Several endpoints below one address, each with its own address, method and access policy. */
export type GroupHandler = PlatformFunction & { members: readonly Handler[] };

/** Routes a request to the endpoint with its address and method; `others` answers at every other address. */
export function serveGroup(members: readonly Handler[], others: Handler): GroupHandler {
	const handler: PlatformFunction = async (request, context, deps) => {
		const { pathname } = new URL(request.url);
		const here = members.filter(({ endpoint }) => matchPath(endpoint.name, pathname));
		const member = here.find(({ endpoint }) => endpoint.method === request.method);
		const response = await (member ?? here[0] ?? others)(request, context, deps);
		if (response.status === 405) {
			response.headers.set('allow', here.map(({ endpoint }) => endpoint.method).join(', '));
		}
		return response;
	};
	return Object.assign(handler, { members: [...members, others] });
}

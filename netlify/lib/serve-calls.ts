import { jsonReply } from './reply.ts';
import type { Handler, PlatformFunction } from './serve.ts';
import type { FamilyHandler } from './serve-family.ts';

/** By address below `/api/`; `family/*` takes every address below `family/`. */
type Calls = Readonly<Record<string, () => Promise<Handler | FamilyHandler>>>;

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

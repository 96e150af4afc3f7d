import { matchPath } from './match-path.ts';
import type { Handler, PlatformFunction } from './serve.ts';

/** Several endpoints below one address, each with its own address, method and access policy. */
export type FamilyHandler = PlatformFunction & { members: readonly Handler[] };

/** Routes a request to the endpoint with its address and method; `others` answers at every other address. */
export function serveFamily(members: readonly Handler[], others: Handler): FamilyHandler {
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

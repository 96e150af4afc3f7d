import { jsonReply } from '#lib/reply';
import { secureHeaders } from '#lib/secure-headers';
import type { LocalFunctions } from './functions.ts';
import type { Answer } from './http-server.ts';
import type { ServedSite } from './served-site.ts';

export interface Routes {
	functions: LocalFunctions;
	/** The current site. */
	site: () => Pick<ServedSite, 'handle'>;
	buildHookPath: string;
	requestBuild: () => void;
}

/** Routes a request like Netlify: to a function, or to the site with its rules. */
export function createRouter(routes: Routes): Answer {
	return async (request, ip) => {
		const { pathname } = new URL(request.url);
		if (pathname === routes.buildHookPath && request.method === 'POST') {
			routes.requestBuild();
			return jsonReply(200, { queued: true });
		}
		const reply = await routes.functions.handle(request, ip);
		if (reply) return reply;
		if (pathname.startsWith('/api/')) {
			return jsonReply(404, { success: false, error: 'Não encontrado.', code: 'not_found' });
		}
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			return new Response(null, { status: 405, headers: { ...secureHeaders, allow: 'GET, HEAD' } });
		}
		return (
			(await routes.site().handle(request)) ??
			new Response('Não encontrado.', { status: 404, headers: secureHeaders })
		);
	};
}

import { startHttpServer } from '../../scripts/local/http-server.ts';
import { findFreePort } from '../support/running-site.ts';

export interface HookServer {
	url: string;
	/** Resolves when all builds that were asked for have ended. */
	settle: () => Promise<unknown>;
	stop: () => Promise<void>;
}

/** Netlify's build hooks: the project's own starts `build`, and any other is not found. */
export async function startHookServer(
	id: string,
	build: () => Promise<unknown>,
): Promise<HookServer> {
	const builds: Promise<unknown>[] = [];
	const port = await findFreePort();
	const server = await startHttpServer(port, async ({ url, method }) => {
		const isOurs = new URL(url).pathname === `/build_hooks/${id}` && method === 'POST';
		if (isOurs) builds.push(build());
		return new Response(null, { status: isOurs ? 200 : 404 });
	});
	return {
		url: `http://127.0.0.1:${port}`,
		settle: () => Promise.all(builds),
		stop: async () => {
			await Promise.allSettled(builds);
			await server.close();
		},
	};
}

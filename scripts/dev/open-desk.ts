import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { loadFunctions } from '../local/functions.ts';

/**
 * Views and styles are swapped alone. Any other module would be evaluated a second time with all that import it, and
 * state such as the session would exist twice, so the page is reloaded.
 */
const reloadForOthers: Plugin = {
	name: 'reload-for-others',
	hotUpdate({ modules }) {
		if (this.environment.name !== 'client' || modules.every((each) => each.isSelfAccepting)) return;
		this.environment.hot.send({ type: 'full-reload' });
		return [];
	},
};

/** The desk with hot reload, at `/admin/` of this server. */
export function openDesk(
	root: string,
	cacheDir: string,
	server: NonNullable<ViteDevServer['httpServer']>,
): Promise<ViteDevServer> {
	return createServer({
		configFile: join(root, 'admin', 'vite.config.ts'),
		cacheDir,
		logLevel: 'warn',
		plugins: [reloadForOthers],
		server: { middlewareMode: { server }, ws: { server } },
	});
}

/** The functions as they are written now: what has not changed is loaded once. */
export function loadFresh(root: string, { environments }: ViteDevServer) {
	const { ssr } = environments;
	if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the functions.');
	return loadFunctions(root, (file) => ssr.runner.import(file));
}

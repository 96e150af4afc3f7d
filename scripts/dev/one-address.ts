import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StaticHandler } from '@netlify/static';
import { type AstroIntegration, dev } from 'astro';
import {
	type Connect,
	createServer,
	isRunnableDevEnvironment,
	type Plugin,
	type ViteDevServer,
} from 'vite';
import { paths } from '#config/paths';
import { searchFolder } from '#search/manifest';
import { loadFunctions } from '../local/functions.ts';
import { respond } from '../local/http-server.ts';
import { createRouter } from '../local/route.ts';
import type { LocalSettings } from '../local/settings.ts';

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
function openDesk(
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
function loadFresh(root: string, { environments }: ViteDevServer) {
	const { ssr } = environments;
	if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the functions.');
	return loadFunctions(root, (file) => ssr.runner.import(file));
}

interface OneAddress {
	root: string;
	settings: LocalSettings;
	cacheDir: string;
	/** Files of the site that no page is rendered for. */
	filesFolder: string;
	/** Called when something was published. */
	refresh: () => Promise<void>;
}

export interface DevServer {
	buildHookUrl: string;
	/** Shows the pages anew, in open browsers too. */
	reload: () => void;
	runScheduled: () => Promise<void>;
	stop: () => Promise<void>;
}

const { home } = paths.admin;
const isFile = (path: string) => path === paths.version || path.startsWith(`${searchFolder}/`);

/** Answers what Astro does not: the desk, the functions, and files that a build writes. */
function answerBeside(options: OneAddress, desk: ViteDevServer, buildHookPath: string) {
	const { root, settings, filesFolder, refresh } = options;
	const files = new StaticHandler({ directory: filesFolder });
	const site = () => ({
		handle: async (request: Request) => (await files.match(request))?.handle(),
	});
	const requestBuild = () => void refresh().catch((error: unknown) => console.error(error));
	const trust = { names: settings.hosts, proxies: settings.proxies };
	const answer: Connect.NextHandleFunction = async (incoming, outgoing, next) => {
		const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
		if (pathname === home) incoming.url = incoming.url?.replace(home, `${home}/`);
		if (`${pathname}/`.startsWith(`${home}/`)) return desk.middlewares(incoming, outgoing);
		const functions = await loadFresh(root, desk);
		const isOurs = isFile(pathname) || pathname === buildHookPath || functions.has(pathname);
		if (!isOurs && !pathname.startsWith('/api/')) return next();
		const router = createRouter({ functions, site, buildHookPath, requestBuild });
		return respond(router, trust, { incoming, outgoing });
	};
	const handle: Connect.NextHandleFunction = (incoming, outgoing, next) =>
		void Promise.resolve(answer(incoming, outgoing, next)).catch(next);
	return handle;
}

/** Serves readers' pages by Astro, the desk by Vite, and the functions, each as its code is now. */
export async function serveOneAddress(options: OneAddress): Promise<DevServer> {
	const { root, settings, cacheDir } = options;
	const buildHookPath = `/.runner/${randomBytes(16).toString('hex')}`;
	let pages: ViteDevServer | undefined;
	let desk: ViteDevServer | undefined;
	const beside: AstroIntegration = {
		name: 'beside',
		hooks: {
			'astro:server:setup': async ({ server }) => {
				if (!server.httpServer) throw new Error('Astro has no server.');
				await desk?.close();
				desk = await openDesk(root, join(cacheDir, 'desk'), server.httpServer);
				pages = server;
				const handle = answerBeside(options, desk, buildHookPath);
				// First, because Astro rejects addresses that end with a slash.
				server.middlewares.stack.unshift({ route: '', handle });
			},
		},
	};
	const server = await dev({
		root,
		logLevel: 'warn',
		server: { port: settings.port },
		integrations: [beside],
		// The database's files change constantly.
		vite: { server: { strictPort: true, watch: { ignored: ['**/.data*/**'] } } },
	});
	return {
		buildHookUrl: `http://localhost:${settings.port}${buildHookPath}`,
		// As if this file had changed: whatever was read from the last snapshot is read again.
		reload: () => pages?.watcher.emit('change', join(root, 'src', 'content', 'snapshot.ts')),
		runScheduled: async () => {
			if (desk) await (await loadFresh(root, desk)).runScheduled();
		},
		stop: async () => {
			await server.stop();
			await desk?.close();
		},
	};
}

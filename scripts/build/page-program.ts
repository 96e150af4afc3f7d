import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData, SSRManifest } from 'astro';

export interface ProgramPage {
	/** Its address, such as `/post/x`, `/` or `/rss.xml`. */
	path: string;
	/** Its file in the site, such as `post/x.html`. */
	file: string;
	/** Equal keys mean equal bytes; a page without one is rendered in every build. */
	key: string | undefined;
	isEndpoint: boolean;
	render: () => Promise<Uint8Array>;
}

interface StaticPath {
	params: Record<string, string>;
	cacheKey?: string;
}

/** The part of Astro's bundle for prerendering that is used here (astro/entrypoints/prerender). */
interface PrerenderEntry {
	manifest: SSRManifest;
	app: {
		setInternals: (internals: object) => void;
		setOptions: (options: object) => void;
		getComponentByRoute: (
			route: RouteData,
		) => Promise<{ getStaticPaths?: (options: object) => Promise<StaticPath[]> }>;
		render: (request: Request, options: { routeData: RouteData }) => Promise<Response>;
		logger: object;
	};
}

const entryName = /^prerender-entry.*\.mjs$/;

/** What Astro's build hands to this program while it runs: its manifest holds all of it. */
function prepare({ app, manifest }: PrerenderEntry): void {
	const pagesByKeys = new Map(
		manifest.routes.map(({ routeData, styles }) => [
			`${routeData.route}&${routeData.component}`,
			{ styles: styles.map((sheet, order) => ({ sheet, depth: 0, order })) },
		]),
	);
	const entrySpecifierToBundleMap = new Map(Object.entries(manifest.entryModules));
	const hasPageScript = manifest.routes.some(({ scripts }) => scripts.length > 0);
	const scripts = hasPageScript ? [{ stage: 'page', content: '' }] : [];
	app.setInternals({ pagesByKeys, entrySpecifierToBundleMap });
	app.setOptions({ settings: { scripts }, logger: app.logger });
}

/** Opens the program that `bundlePages` kept in `folder`. SNAPSHOT_DIR tells it what to show. */
export async function openPageProgram(folder: string, siteUrl: string): Promise<ProgramPage[]> {
	const name = readdirSync(folder).find((entry) => entryName.test(entry));
	if (!name) throw new Error(`There is no program in ${folder}.`);
	const program: PrerenderEntry = await import(pathToFileURL(join(folder, name)).href);
	prepare(program);
	const { app, manifest } = program;

	function toPage(route: RouteData, path: string, key?: string): ProgramPage {
		const isEndpoint = route.type === 'endpoint';
		const file = isEndpoint ? path.slice(1) : path === '/' ? 'index.html' : `${path.slice(1)}.html`;
		const url = new URL(encodeURI(file), siteUrl);
		const render = async () => {
			const response = await app.render(new Request(url), { routeData: route });
			if (response.status >= 500) throw new Error(`${path} was answered with ${response.status}.`);
			return response.bytes();
		};
		return { path, file, key, isEndpoint, render };
	}

	const pages: ProgramPage[] = [];
	for (const { routeData: route } of manifest.routes) {
		if (!route.prerender || route.type === 'redirect') continue;
		if (route.pathname) {
			pages.push(toPage(route, route.pathname));
			continue;
		}
		const { getStaticPaths } = await app.getComponentByRoute(route);
		if (!getStaticPaths) throw new Error(`${route.component} does not say which pages there are.`);
		for (const { params, cacheKey } of await getStaticPaths({})) {
			const path = route.route.replace(/\[(\w+)\]/g, (_, param: string) => params[param] ?? '');
			pages.push(toPage(route, path, cacheKey));
		}
	}
	return pages;
}

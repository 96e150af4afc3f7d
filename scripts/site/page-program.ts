import { createHash } from 'node:crypto';
import type { RouteData, SSRManifest } from 'astro';
import { fillShell } from '#domain/site/late-post';

/**
 * Lists and renders single pages of the program that Astro bundled. Only this file uses Astro's private interface, the
 * program behind its prerenderer, and this is the version that it knows.
 */
export const knownAstro = '7.3.5';

export interface BuiltPage {
	/** Its address, such as `/post/x`, `/` or `/rss.xml`. */
	path: string;
	/** Its file in the site, such as `post/x.html`. */
	file: string;
	/** Equal keys mean identical bytes; a page without a key is rendered in every build. */
	readonly key: string | undefined;
	/** The parts in which it differs from other pages of its route, where these share a frame. */
	listParts?: () => string[];
}

export interface ProgramPage extends BuiltPage {
	route: RouteData;
	render: () => Promise<string | Uint8Array<ArrayBuffer>>;
	/** Renders the whole page by Astro alone. */
	renderWhole: () => Promise<string | Uint8Array<ArrayBuffer>>;
}

/** What `getStaticPaths` returns for a page; the last two may be lazy getters. */
interface StaticPath {
	params: Record<string, string | undefined>;
	readonly props?: object;
	readonly cacheKey?: string;
}

/** The exports of a page with a parameter (`src/pages`). */
interface PageModule {
	getStaticPaths?: (options: object) => Promise<StaticPath[]>;
	/** The parts in which the pages of a route differ; each occurs once in the page, in this order. */
	makeParts?: (props: object | undefined) => Record<string, string>;
	/** A file that needs nothing of Astro. */
	writeFile?: (props: object | undefined) => string;
}

/** The part of Astro's program that is used here. */
export interface PageApp {
	manifest: SSRManifest;
	getComponentByRoute: (route: RouteData) => Promise<PageModule>;
	render: (request: Request, options: { routeData: RouteData }) => Promise<Response>;
}

const { compare } = new Intl.Collator('en', { numeric: true });

const stylesheet = /<link rel="stylesheet"[^>]*>/g;
const inlineScript = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
const policy = /<meta http-equiv="content-security-policy"[^>]*>/;

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy allows the scripts that the page has; Astro lists those that any page could have. */
function allowOwnScripts(page: string): string {
	const own = new Set([...page.matchAll(inlineScript)].map(([, text = '']) => digest(text)));
	return page.replace(policy, (tag) =>
		tag.replace(/ script-src [^;"]*/, (sources) =>
			sources
				.split(' ')
				.filter((source) => !source.startsWith("'sha256-") || own.has(source))
				.join(' '),
		),
	);
}

/** Puts style sheets before all other resources, and gives scripts a low priority. */
export function paintFirst(page: string): string {
	const styles = page.match(stylesheet)?.join('') ?? '';
	return allowOwnScripts(page)
		.replace(stylesheet, '')
		.replace('<meta name="viewport"', `${styles}$&`)
		.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');
}

/** Splits a page at its parts: the text before, between and after them. */
export function cutShell(page: string, parts: readonly string[]): string[] {
	const frame: string[] = [];
	let rest = page;
	for (const part of parts) {
		const pieces = part === '' ? [] : rest.split(part);
		if (pieces.length !== 2) throw new Error('A part of the page is not in it exactly once.');
		frame.push(pieces[0] ?? '');
		rest = pieces[1] ?? '';
	}
	return [...frame, rest];
}

/**
 * The pages of the snapshot in SNAPSHOT_DIR, by address: the site map's own sort is slow on an unsorted list.
 */
export async function listPages(app: PageApp, siteUrl: string): Promise<ProgramPage[]> {
	const pages: ProgramPage[] = [];

	function addPage(routeData: RouteData, path: string, source?: StaticPath): ProgramPage {
		const isEndpoint = routeData.type === 'endpoint';
		const file = isEndpoint ? path.slice(1) : `${path.slice(1) || 'index'}.html`;
		const renderWhole = async () => {
			const request = new Request(new URL(encodeURI(file), siteUrl));
			const response = await app.render(request, { routeData });
			if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
			return isEndpoint ? response.bytes() : paintFirst(await response.text());
		};
		let key: string | undefined;
		const page: ProgramPage = {
			route: routeData,
			path,
			file,
			get key() {
				key ??= source?.cacheKey;
				return key;
			},
			renderWhole,
			render: renderWhole,
		};
		pages.push(page);
		return page;
	}

	for (const { routeData: route } of app.manifest.routes) {
		if (!route.prerender || route.type === 'redirect') continue;
		if (route.pathname) {
			addPage(route, route.pathname);
			continue;
		}
		const { getStaticPaths, makeParts, writeFile } = await app.getComponentByRoute(route);
		if (!getStaticPaths) throw new Error(`${route.component} does not say which pages there are.`);
		let frame: string[] | undefined;
		for (const source of await getStaticPaths({})) {
			const parameter = (_: string, param: string) => source.params[param] ?? '';
			const filled = route.route.replace(/\[(?:\.{3})?(\w+)\]/g, parameter);
			const page = addPage(route, filled.replace(/\/$/, ''), source);
			if (writeFile) page.render = async () => writeFile(source.props);
			if (!makeParts) continue;
			const listParts = () => Object.values(makeParts(source.props));
			page.render = async () => {
				const parts = listParts();
				frame ??= cutShell((await page.renderWhole()).toString(), parts);
				return fillShell(frame, parts);
			};
			page.listParts = listParts;
		}
	}
	return pages.toSorted((one, other) => compare(one.path, other.path));
}

import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { notFoundPages } from '#config/redirects';
import type { StoredBuild } from './build-store.ts';
import { readOldAddresses } from './old-addresses.ts';

/** One build, served by Netlify's own rules for redirects, headers, static files and pictures. */
export interface ServedSite {
	build: StoredBuild;
	/** Undefined when nothing of the build answers `request`. */
	handle: (request: Request) => Promise<Response | undefined>;
	close: () => Promise<void>;
}

const off = { enabled: false };
/** Rules of the edge, not pages. */
const hidden = /^\/(?:_redirects|_headers)$|^\/\.netlify\/(?!images)/;

const logger = {
	log: () => undefined,
	warn: (...texts: unknown[]) => console.warn(...texts),
	error: (...texts: unknown[]) => console.error(...texts),
};

/** The address as the emulator looks for its file: decoded, and without slashes that say nothing. */
const plainPath = ({ pathname }: URL) =>
	decodeURIComponent(pathname)
		.replace(/\/{2,}/g, '/')
		.replace(/(.)\/$/, '$1');

const findOwnNotFound = (path: string) =>
	notFoundPages.find(([prefix]) => `${path}/`.startsWith(prefix))?.[1];

/** The emulator answers a rule of status 404 with 200, and a page that is there by the same rule. */
function isNotFound(url: URL, site: string): boolean {
	const path = plainPath(url);
	if (url.searchParams.has('preview') || !findOwnNotFound(path)) return false;
	const isThere = existsSync(join(site, `${path.replace(/\.html$/, '')}.html`));
	return !isThere || posix.normalize(path) !== path;
}

async function findNotFoundPage(dev: NetlifyDev, url: URL): Promise<Response | undefined> {
	const page = findOwnNotFound(url.pathname) ?? '/404';
	const response = await dev.handle(new Request(new URL(page, url)));
	return response && new Response(response.body, { status: 404, headers: response.headers });
}

/** Opens a build behind an emulator of its own: swapping sites is one assignment. */
export async function serveBuild(build: StoredBuild, origin: string): Promise<ServedSite> {
	const dev = new NetlifyDev({
		projectRoot: build.folder,
		serverAddress: origin,
		skipGitignore: true,
		logger,
		functions: off,
		edgeFunctions: off,
		blobs: off,
		database: off,
		aiGateway: off,
		geolocation: off,
		environmentVariables: off,
	});
	await dev.start();
	const findOldAddress = await readOldAddresses(build.site, build.folder);
	return {
		build,
		handle: async (request) => {
			const url = new URL(request.url);
			if (!isDecodable(url.pathname) || hidden.test(plainPath(url)))
				return findNotFoundPage(dev, url);
			const moved = findOldAddress(url);
			if (moved) return Response.redirect(new URL(moved, url), 301);
			const match = await dev.handleAndIntrospect(request);
			if (!match) return findNotFoundPage(dev, url);
			const { response, type } = match;
			const isWrong = type === 'redirect' && response.status === 200 && isNotFound(url, build.site);
			return isWrong
				? new Response(response.body, { status: 404, headers: response.headers })
				: response;
		},
		close: () => dev.stop(),
	};
}

function isDecodable(pathname: string): boolean {
	try {
		return !decodeURIComponent(pathname).includes('\0');
	} catch {
		return false;
	}
}

import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { notFoundPages } from '#config/fixed-redirects';
import { oldHeads } from '#config/old-addresses';
import { oldParameters } from '#config/old-parameters';
import { paths } from '#config/paths';
import { openLateReader, serveLatePost } from '#lib/serve-late-post';
import type { StoredBuild } from './build-store.ts';
import { readOldAddresses } from './old-addresses.ts';

/** One build, served by Netlify's own rules for redirects, headers and static files. */
export interface ServedSite {
	build: StoredBuild;
	/** Undefined when nothing in the build answers `request`. */
	handle: (request: Request) => Promise<Response | undefined>;
}

type Answer = (request: Request, status?: number) => Promise<Response | undefined>;

/** Files with rules for the edge, and paths that leave their folder: no pages. */
const hidden = /^\/(?:_redirects|_headers)$|^\/\.netlify\/|\/\.{1,2}(?:\/|$)/;

/** The path for looking up a file: decoded and without redundant slashes. */
const plainPath = ({ pathname }: URL) =>
	decodeURIComponent(pathname)
		.replace(/\/{2,}/g, '/')
		.replace(/(.)\/$/, '$1');

/** Serves a build's files with their headers. The rules are read once, because a build does not change. */
async function openFiles({ folder, site }: StoredBuild): Promise<Answer> {
	const files = new StaticHandler({ directory: site });
	const { headers: rules, errors } = await parseAllHeaders({
		netlifyConfigPath: join(folder, 'netlify.toml'),
		headersFiles: [],
		configHeaders: [],
		minimal: false,
	});
	if (errors.length > 0) throw new AggregateError(errors, 'netlify.toml cannot be read');
	return async (request, status = 200) => {
		const file = await files.match(request);
		if (!file) return undefined;
		const { body, headers } = await file.handle();
		const { pathname } = new URL(request.url);
		for (const rule of rules) {
			if (!('forRegExp' in rule && rule.forRegExp.test(pathname))) continue;
			for (const [name, value] of Object.entries(rule.values)) headers.set(name, value);
		}
		return new Response(body, { status, headers });
	};
}

/** Like Netlify, prefers a file to a rule that is not forced. */
function answerByRules({ folder, site, lane }: StoredBuild, answerWithFile: Answer): Answer {
	const late = lane && { frame: lane.frame, store: openLateReader() };
	const rules = new RedirectsHandler({
		configRedirects: [],
		jwtRoleClaim: '',
		jwtSecret: '',
		projectDir: folder,
		publicDir: site,
	});
	return async (request) => {
		const rule = await rules.match(request);
		const file = rule?.force ? undefined : await answerWithFile(request);
		if (file || !rule) return file;
		if (new URL(rule.target).pathname === paths.lateFunction)
			return late && serveLatePost(request, {}, late);
		if (!rule.redirect) return answerWithFile(new Request(rule.target), rule.statusCode);
		const { pathname } = new URL(request.url);
		const isOnTheWay = oldHeads.some((head) => `${pathname}/`.startsWith(`${head}/`));
		for (const name of isOnTheWay ? [] : oldParameters) rule.target.searchParams.delete(name);
		return Response.redirect(rule.target, rule.statusCode);
	};
}

/** Opens a build, so that switching sites is a single assignment. */
export async function serveBuild(build: StoredBuild): Promise<ServedSite> {
	const answerWithFile = await openFiles(build);
	const answer = answerByRules(build, answerWithFile);
	const findOldAddress = await readOldAddresses(build.site, build.folder);
	const answerNotFound = (url: URL) => {
		const page = notFoundPages.find(([prefix]) => `${url.pathname}/`.startsWith(prefix))?.[1];
		return answerWithFile(new Request(new URL(page ?? '/404', url)), 404);
	};
	return {
		build,
		handle: async (request) => {
			const url = new URL(request.url);
			if (!isDecodable(url.pathname) || hidden.test(plainPath(url))) return answerNotFound(url);
			const moved = findOldAddress(url);
			if (moved) return Response.redirect(new URL(moved, url), 301);
			return (await answer(request)) ?? answerNotFound(url);
		},
	};
}

function isDecodable(pathname: string): boolean {
	try {
		return !decodeURIComponent(pathname).includes('\0');
	} catch {
		return false;
	}
}

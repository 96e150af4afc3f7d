import { paths } from '#config/paths';
import {
	fillShell,
	type LateDrawing,
	type LatePageShell,
	type LatePost,
	lateKeys,
	lateTag,
} from '#domain/site/late-post';
import { type BlobStore, netlifyBlobStore } from './blob-store.ts';
import { unpackShell } from './late-page-shell.ts';
import { describeBug, logLine } from './log-line.ts';
import { emptyReply } from './secure-headers.ts';

/** The headers that `netlify.toml` gives to files: it does not cover replies of functions. A test compares them. */
const fileHeaders = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'permissions-policy':
		'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
	'strict-transport-security': 'max-age=31536000',
	'cross-origin-resource-policy': 'same-origin',
	'x-frame-options': 'DENY',
	'content-security-policy':
		"frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
};

/** Of `/post/*`. */
const pageHeaders = {
	...fileHeaders,
	'cache-control': 'public, max-age=0, must-revalidate',
	'netlify-vary': 'query=preview',
};

/** Of `/panels/*`. */
const drawingHeaders = { ...fileHeaders, 'cache-control': 'public, max-age=86400' };

const postAddress = /^\/post\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.html)?\/?$/;
/** A post's slug, its look, and the version of its file: see `#drawings/drawing`. */
const drawingAddress = /^\/panels\/(([a-z0-9]+(?:-[a-z0-9]+)*?)-[a-z]+-[a-z]+-[0-9a-f]{8})\.svg$/;
/** No slug, nor the name of a drawing, is longer. */
const longestPath = 400;

export interface LateSource {
	/** Undefined where no build has written it. */
	frame: LatePageShell | undefined;
	store: Pick<BlobStore, 'read'>;
}

const reply = (body: string, status: number, headers: Record<string, string>) =>
	new Response(body, {
		status,
		headers: { 'content-type': 'text/html; charset=utf-8', ...pageHeaders, ...headers },
	});

async function readEntry<Entry>({ store }: LateSource, key: string): Promise<Entry | undefined> {
	const text = await store.read(key);
	return text === undefined ? undefined : JSON.parse(text);
}

/** The post that the deploy does not contain and readers may see. */
async function findShown(slug: string, source: LateSource) {
	const { frame } = source;
	const late = await readEntry<LatePost>(source, lateKeys.post(slug));
	// An older entry was overruled by the deploy, which has the post no more.
	if (!frame?.frame || !late?.parts || late.publication <= frame.publication) return undefined;
	return { frame: frame.frame, parts: late.parts };
}

/**
 * The network keeps 'not found' for a minute, too. Publishing purges it; if that fails, a new post is a minute late.
 */
const keptUntilPurged = (slug: string) => ({
	'netlify-cdn-cache-control': 'public, durable, s-maxage=60',
	'netlify-cache-tag': lateTag(slug),
});

async function answerPost(slug: string, source: LateSource): Promise<Response> {
	const kept = keptUntilPurged(slug);
	const shown = await findShown(slug, source);
	if (!shown) return answerNotFound(source, kept);
	const { head, main } = shown.parts;
	return reply(fillShell(shown.frame, [head, main]), 200, kept);
}

/** A drawing leaves the site with its post. */
async function answerDrawing(name: string, slug: string, source: LateSource): Promise<Response> {
	const kept = keptUntilPurged(slug);
	const drawing =
		(await findShown(slug, source)) &&
		(await readEntry<LateDrawing>(source, lateKeys.drawing(name)));
	if (!drawing) return emptyReply(404, kept);
	return new Response(drawing.svg, {
		headers: { 'content-type': 'image/svg+xml', ...drawingHeaders, ...kept },
	});
}

/** Each deploy begins with an empty cache, and nothing is ever published at such an address. */
const keptForADay = { 'netlify-cdn-cache-control': 'public, durable, s-maxage=86400' };

const answerNotFound = ({ frame }: LateSource, headers: Record<string, string> = keptForADay) =>
	reply(frame?.notFound ?? '', 404, headers);

/** The address of no post and no drawing. */
function answerNothing(pathname: string, source: LateSource): Response {
	const page = pathname.startsWith(paths.drawings) ? source.frame?.pageNotFound : undefined;
	return page === undefined ? answerNotFound(source) : reply(page, 404, keptForADay);
}

async function answer(request: Request, source: LateSource): Promise<Response> {
	const { pathname } = new URL(request.url);
	if (pathname.length > longestPath) return answerNothing(pathname, source);
	const [, drawing, owner] = drawingAddress.exec(pathname) ?? [];
	if (drawing !== undefined && owner !== undefined) return answerDrawing(drawing, owner, source);
	const slug = postAddress.exec(pathname)?.[1];
	return slug === undefined ? answerNothing(pathname, source) : answerPost(slug, source);
}

/**
 * Answers addresses of posts and drawings that the deploy has no file for: with what was published since, from the blob
 * store alone, in the deploy's own frame.
 */
export async function serveLatePost(
	request: Request,
	_context: unknown,
	source: LateSource = openSource(),
): Promise<Response> {
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		return emptyReply(405, { allow: 'GET, HEAD' });
	}
	try {
		const { status, headers, body } = await answer(request, source);
		return new Response(request.method === 'HEAD' ? null : body, { status, headers });
	} catch (error) {
		logLine('late_post_unread', { path: new URL(request.url).pathname, ...describeBug(error) });
		return answerUnavailable(request, source);
	}
}

/** Where no build has written the page. */
const plainWords =
	'<!doctype html><html lang="pt-BR"><title>Este texto já volta</title><p>Tente de novo em alguns segundos.</p></html>';

/** 'Not found' would be a lie while the store does not answer. */
function answerUnavailable({ method, url }: Request, { frame }: LateSource): Response {
	const later = { 'retry-after': '10' };
	if (method === 'HEAD' || new URL(url).pathname.startsWith(paths.drawings))
		return emptyReply(503, later);
	return reply(frame?.unavailable ?? plainWords, 503, { ...later, 'cache-control': 'no-store' });
}

/** A reader's request waits longer for the store than an editor's: an error page is no use to her. */
export const openLateReader = (): LateSource['store'] =>
	netlifyBlobStore('late', { answerMs: 6_000 });

let deployed: LatePageShell | undefined;

/** The functions' bundle replaces the variable with the frame of its deploy. */
function openSource(): LateSource {
	const packed = process.env['LATE_FRAME'];
	if (packed) deployed ??= unpackShell(packed);
	return { frame: deployed, store: openLateReader() };
}

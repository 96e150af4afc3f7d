import { paths } from '#config/paths';
import type { Deps } from './deps.ts';
import { functionEnv, parseEnv } from './env.ts';
import { readCardText } from './read-card-text.ts';
import { emptyReply, pictureHeaders } from './secure-headers.ts';

const address = /^\/og\/([a-z0-9]+(?:-[a-z0-9]+)*)-(\d{1,9})\.png$/;
const timeoutMs = 8000;

/**
 * Draws the picture of a post's social card. Its text comes from the article on the live site, never from the request
 * or the database: an address that no built article refers to is not found.
 */
export async function serveSocialPicture(
	request: Request,
	_context: unknown,
	given?: Pick<Deps, 'siteOrigin'>,
): Promise<Response> {
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		return emptyReply(405, { allow: 'GET, HEAD' });
	}
	const { pathname } = new URL(request.url);
	const slug = address.exec(pathname)?.[1];
	if (slug === undefined) return emptyReply(404);
	const siteOrigin = given?.siteOrigin ?? readSiteUrl();
	const page = await fetchPage(new URL(paths.post(slug), siteOrigin));
	if (page === 'unavailable') return emptyReply(503, { 'retry-after': '60' });
	const text = page && readCardText(page, pathname);
	if (!text) return emptyReply(404);
	// Loaded on demand: drawing takes 19 MB of native code that no other address needs.
	const { drawSocialPicture } = await import('./social-picture.ts');
	return new Response(await drawSocialPicture(text), {
		headers: {
			...pictureHeaders,
			'content-type': 'image/png',
			'cache-control': 'public, max-age=31536000, immutable',
			'netlify-cdn-cache-control': 'public, max-age=31536000, immutable, durable',
			// One cache entry for any query string, so that made-up queries cannot wake the function.
			'netlify-vary': 'query=none',
		},
	});
}

const readSiteUrl = () => parseEnv(functionEnv.pick({ SITE_URL: true }), process.env).SITE_URL;

/** The page's HTML; undefined when it does not exist, 'unavailable' when the site does not answer. */
async function fetchPage(url: URL): Promise<string | undefined | 'unavailable'> {
	try {
		const response = await fetch(url, {
			// A moved post has a card at its new address, and this function reads no other site.
			redirect: 'manual',
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (response.ok) return await response.text();
		await response.body?.cancel();
		return response.status < 500 ? undefined : 'unavailable';
	} catch {
		// Whatever the network failure was, to the caller it means 'try again later'.
		return 'unavailable';
	}
}

import { paths } from '#config/paths';
import { type OwnImage, readOwnImage } from '#domain/pictures/own-picture';
import { type Focus, readFocus } from '#domain/pictures/picture-focus';
import type { Deps } from './deps.ts';
import { readSiteUrl } from './env.ts';
import { emptyReply, pictureHeaders } from './secure-headers.ts';
import type { SocialPictureText } from './social-picture.ts';

interface GraphNode {
	'@type'?: unknown;
	headline?: string;
	articleSection?: string;
	image?: { url: string }[];
}

interface Card extends SocialPictureText {
	/** The post's own cover in the site's store. */
	cover?: { image: OwnImage; focus: Focus | 'whole' } | undefined;
}

/** A simple pattern suffices: the page's structured data contains no `<`, because one helper escapes it. */
const graphPattern = /<script type="application\/ld\+json">([^<]+)<\/script>/;
const heroPattern =
	/class="article-hero"><img [^>]*style="object-(?:fit:(contain)|position:([\d% ]+))/;

/** How the article shows its cover. */
function readHero(html: string): Focus | 'whole' {
	const [, whole, focus = null] = heroPattern.exec(html) ?? [];
	return whole ? 'whole' : readFocus(focus);
}

/**
 * Reads a card from the structured data of a built article; undefined when the page is no article, or when its card has
 * another address.
 */
function readCard(html: string, picturePath: string): Card | undefined {
	const json = graphPattern.exec(html)?.[1];
	if (json === undefined) return undefined;
	const { '@graph': nodes = [] } = JSON.parse(json) as { '@graph'?: GraphNode[] };
	const article = nodes.find((node) => node['@type'] === 'BlogPosting');
	const pictures = article?.image?.map(({ url }) => new URL(url).pathname) ?? [];
	if (!pictures.includes(picturePath) || article?.headline === undefined) return undefined;
	const image = pictures.map(readOwnImage).find((own) => own !== undefined);
	return {
		title: article.headline,
		category: article.articleSection,
		cover: image && { image, focus: readHero(html) },
	};
}

const address = /^\/og\/([a-z0-9]+(?:-[a-z0-9]+)*)-(\d{1,9})\.(?:png|jpg)$/;
const timeoutMs = 8000;

/**
 * The picture of a post's social card: its cover, cropped (a book's whole), or a drawing of its title. All comes from the article on the
 * live site, never from the request or the database: an address that no built article refers to is not found.
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
	const siteOrigin = given?.siteOrigin ?? readSiteUrl(process.env);
	const page = await ask(new URL(paths.post(slug), siteOrigin), (reply) => reply.text());
	if (page === 'unavailable') return later();
	const card = page && readCard(page, pathname);
	if (!card) return page ? followCover(page, pathname) : emptyReply(404);
	const isPhotograph = pathname.endsWith('.jpg');
	const picture = isPhotograph ? await takeCover(card, siteOrigin) : await drawTitle(card);
	if (picture === 'unavailable') return later();
	if (!picture) return emptyReply(404);
	return new Response(picture, {
		headers: {
			...pictureHeaders,
			'content-type': isPhotograph ? 'image/jpeg' : 'image/png',
			'cache-control': 'public, max-age=31536000, immutable',
			'netlify-cdn-cache-control': 'public, max-age=31536000, immutable, durable',
			// One cache entry for any query string, so that made-up queries cannot wake the function.
			'netlify-vary': 'query=none',
		},
	});
}

/** A card that was shared as a drawing, before covers were shown, leads to the cover. */
function followCover(page: string, pathname: string): Response {
	const photograph = pathname.replace(/\.png$/, '.jpg');
	return readCard(page, photograph) ? emptyReply(302, { location: photograph }) : emptyReply(404);
}

const later = () => emptyReply(503, { 'retry-after': '60' });

// Both are loaded on demand: drawing takes 19 MB of native code that no other address needs.
const drawTitle = async (card: Card) =>
	(await import('./social-picture.ts')).drawSocialPicture(card);

async function takeCover({ cover }: Card, siteOrigin: string) {
	if (!cover) return undefined;
	const stored = await ask(new URL(cover.image.src, siteOrigin), (reply) => reply.arrayBuffer());
	if (!stored || stored === 'unavailable') return stored;
	const { cropCover } = await import('./crop-cover.ts');
	return cropCover(stored, cover.focus);
}

/** What the live site answers; undefined when the address does not exist, 'unavailable' when the site does not answer. */
async function ask<Body>(
	url: URL,
	read: (reply: Response) => Promise<Body>,
): Promise<Body | undefined | 'unavailable'> {
	try {
		const response = await fetch(url, {
			// A moved post has a card at its new address, and this function reads no other site.
			redirect: 'manual',
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (response.ok) return await read(response);
		await response.body?.cancel();
		return response.status < 500 ? undefined : 'unavailable';
	} catch {
		// Whatever the network failure was, to the caller it means 'try again later'.
		return 'unavailable';
	}
}

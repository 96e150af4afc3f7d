import { paths } from '#config/paths';
import { type OwnImage, readOwnImage } from '#domain/pictures/own-picture';
import { type Focus, readFocus } from '#domain/pictures/picture-focus';
import type { PictureSize } from './crop-cover.ts';
import type { Deps } from './deps.ts';
import { readSiteUrl } from './env.ts';
import { emptyReply, pictureHeaders } from './secure-headers.ts';
import type { SocialPictureText, TallShape } from './social-picture.ts';

interface GraphNode {
	'@type'?: unknown;
	headline?: string;
	articleSection?: string;
	image?: { url: string }[];
}

interface Card extends SocialPictureText {
	/** Where the page says that its picture is. */
	path: string;
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

/** Reads a card from the structured data of a built article; undefined when the page is none. */
function readCard(html: string): Card | undefined {
	const json = graphPattern.exec(html)?.[1];
	if (json === undefined) return undefined;
	const { '@graph': nodes = [] } = JSON.parse(json) as { '@graph'?: GraphNode[] };
	const article = nodes.find((node) => node['@type'] === 'BlogPosting');
	const pictures = article?.image?.map(({ url }) => new URL(url).pathname) ?? [];
	const path = pictures.find((picture) => address.test(picture));
	if (path === undefined || article?.headline === undefined) return undefined;
	const image = pictures.map(readOwnImage).find((own) => own !== undefined);
	return {
		path,
		title: article.headline,
		category: article.articleSection,
		cover: image && { image, focus: readHero(html) },
	};
}

const address = /^\/og\/(?:(feed|story)\/)?([a-z0-9]+(?:-[a-z0-9]+)*)-(\d{1,9})\.(?:png|jpg)$/;
const timeoutMs = 8000;

/**
 * The picture of a post's social card: its cover, cropped (a book's whole), or a drawing of its title. All comes from the
 * article on the live site, never from the request or the database. An address that was shared with an earlier text or
 * under an earlier slug leads to the card of today. Under `/og/feed/` and `/og/story/` the same is drawn for phones.
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
	const [, shape, slug] = address.exec(pathname) ?? [];
	if (slug === undefined) return emptyReply(404);
	const siteOrigin = given?.siteOrigin ?? readSiteUrl(process.env);
	const page = await readPage(slug, siteOrigin);
	if (page === 'unavailable') return later();
	const card = page && readCard(page);
	if (!card) return emptyReply(404);
	const path = shape ? card.path.replace(/\/og\/(.+)\.\w+$/, `/og/${shape}/$1.jpg`) : card.path;
	if (path !== pathname) return emptyReply(302, { location: path });
	const isPhotograph = pathname.endsWith('.jpg');
	const picture = await drawShape(card, shape as TallShape | undefined, siteOrigin);
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

const later = () => emptyReply(503, { 'retry-after': '60' });

// Both are loaded on demand: drawing takes 19 MB of native code that no other address needs.
const loadDrawing = () => import('./social-picture.ts');

async function drawShape(card: Card, shape: TallShape | undefined, siteOrigin: string) {
	if (!shape) {
		const isPhotograph = card.path.endsWith('.jpg');
		return isPhotograph
			? takeCover(card, siteOrigin)
			: (await loadDrawing()).drawSocialPicture(card);
	}
	const { drawTallPicture, coverSizes } = await loadDrawing();
	const cover = await takeCover(card, siteOrigin, coverSizes[shape]);
	return cover === 'unavailable' ? cover : drawTallPicture(card, shape, cover);
}

async function takeCover({ cover }: Card, siteOrigin: string, size?: PictureSize) {
	if (!cover) return undefined;
	const stored = await ask(new URL(cover.image.src, siteOrigin), (reply) => reply.arrayBuffer());
	if (!stored || stored === 'unavailable') return stored;
	const { cropCover } = await import('./crop-cover.ts');
	return cropCover(stored, cover.focus, size);
}

type Answer<Body> = Body | undefined | 'unavailable';

/** An article, also where its post has another slug by now. */
const readPage = (slug: string, siteOrigin: string, moves = 3): Promise<Answer<string>> =>
	ask(
		new URL(paths.post(slug), siteOrigin),
		(reply) => reply.text(),
		(location) => {
			const [, moved] = /^\/post\/([a-z0-9-]+)$/.exec(location) ?? [];
			return moved === undefined || moves === 0
				? undefined
				: readPage(moved, siteOrigin, moves - 1);
		},
	);

/**
 * What the live site answers; undefined when the address does not exist, 'unavailable' when the site does not answer. No
 * redirect is followed but what `move` makes of its target, so that no other site is read.
 */
async function ask<Body>(
	url: URL,
	read: (reply: Response) => Promise<Body>,
	move?: (location: string) => Promise<Answer<Body>> | undefined,
): Promise<Answer<Body>> {
	try {
		const response = await fetch(url, {
			redirect: 'manual',
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (response.ok) return await read(response);
		await response.body?.cancel();
		if (response.status >= 500) return 'unavailable';
		return move?.(response.headers.get('location') ?? '');
	} catch {
		// Whatever the network failure was, to the caller it means 'try again later'.
		return 'unavailable';
	}
}

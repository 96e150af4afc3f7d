import { type OwnImage, readOwnImage } from '#domain/own-image';
import { type Focus, readFocus } from '#domain/picture-focus';
import type { SocialPictureText } from './social-picture.ts';

interface GraphNode {
	'@type'?: unknown;
	headline?: string;
	articleSection?: string;
	image?: { url: string }[];
}

export interface Card extends SocialPictureText {
	/** The post's own cover in the site's store. */
	cover?: { image: OwnImage; focus: Focus } | undefined;
}

/** A simple pattern suffices: the page's structured data contains no `<`, because one helper escapes it (B3). */
const graphPattern = /<script type="application\/ld\+json">([^<]+)<\/script>/;
const focusPattern = /class="article-hero"><img [^>]*style="object-position:([\d% ]+)/;

/**
 * Reads a card from the structured data of a built article; undefined when the page is no article, or when its card has
 * another address.
 */
export function readCard(html: string, picturePath: string): Card | undefined {
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
		cover: image && { image, focus: readFocus(focusPattern.exec(html)?.[1] ?? null) },
	};
}

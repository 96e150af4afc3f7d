import type { SocialPictureText } from './social-picture.ts';

interface GraphNode {
	'@type'?: unknown;
	headline?: string;
	articleSection?: string;
	image?: { url?: string }[];
}

/** A simple pattern suffices: the page's structured data contains no `<`, because one helper escapes it (B3). */
const graphPattern = /<script type="application\/ld\+json">([^<]+)<\/script>/;

/**
 * Reads a card's texts from the structured data of a built article; undefined when the page is no article, or when its
 * card has another address.
 */
export function readCardText(html: string, picturePath: string): SocialPictureText | undefined {
	const json = graphPattern.exec(html)?.[1];
	if (json === undefined) return undefined;
	const { '@graph': nodes = [] } = JSON.parse(json) as { '@graph'?: GraphNode[] };
	const article = nodes.find((node) => node['@type'] === 'BlogPosting');
	const own = article?.image?.some(({ url }) => url && new URL(url).pathname === picturePath);
	if (!own || article?.headline === undefined) return undefined;
	return { title: article.headline, category: article.articleSection };
}

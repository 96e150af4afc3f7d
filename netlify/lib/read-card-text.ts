import type { SocialPictureText } from './social-picture.ts';

interface GraphNode {
	'@type'?: unknown;
	headline?: string;
	articleSection?: string;
	image?: { url?: string }[];
}

/** No `<` stands inside: the page's structured data is escaped by one helper (B3). */
const graphPattern = /<script type="application\/ld\+json">([^<]+)<\/script>/;

/**
 * The words of a built article's card, read from its structured data; undefined where the page is no article,
 * or an article whose card has another address.
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

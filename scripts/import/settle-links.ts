import { renderArticle } from '#article/render-article';
import { paths } from '#config/paths';
import { decodeName } from '#domain/decode-name';
import { excerptOfArticle } from '#domain/excerpt';
import { counted } from './counted.ts';
import type { Prepared } from './to-post.ts';

/** Stands for the address of an article, which is known only when all have one. */
const place = '/@artigo/';
const encode = (name: string) =>
	encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Links to the article with this name in the source, until `settleLinks`. */
export const markLink = (source: string): string => place + encode(source);

/** An address that leads nowhere here: no name begins like this. */
export const lostLink = (what: string): string => markLink(`?${what}`);

const marked = `${place}(?<name>[\\w.~%-]+)`;
const label = String.raw`\[(?<label>(?:[^[\]\\]|\\.|!?\[[^[\]]*\](?:\([^()]*\))?)*)\]`;
const patterns = [
	`(?<!!)${label}\\(\\s*<?[^\\s()<>]*?${marked}[^\\s()<>]*>?(?:\\s+(?:"[^"\\n]*"|'[^'\\n]*'))?\\s*\\)`,
	`<a\\b[^<>]*?\\shref=["'][^"'<>]*?${marked}[^<>]*>(?<label>[\\s\\S]*?)</a>`,
].map((pattern) => new RegExp(pattern, 'g'));
/** The old site's host would lead to its own article. */
const address = new RegExp(`(?:https?://[^\\s()<>"'/]+)?${marked}`, 'g');

type FindSlug = (source: string) => string | undefined;

/** Gives marked links their addresses; of those that lead nowhere here the words stay. */
function settleText(text: string, findSlug: FindSlug): { text: string; lost: number } {
	let lost = 0;
	const slugOf = (name: string) => findSlug(decodeName(name));
	let settled = text;
	for (const pattern of patterns) {
		settled = settled.replace(pattern, (whole, ...found) => {
			const { name = '', label = '' }: Record<string, string> = found.at(-1);
			if (slugOf(name) !== undefined) return whole;
			lost += 1;
			return label;
		});
	}
	settled = settled.replace(address, (_, name: string) => {
		const slug = slugOf(name);
		if (slug === undefined) lost += 1;
		return slug === undefined ? '#' : paths.post(slug);
	});
	return { text: settled, lost };
}

/** Settles the links between the articles of one import. */
export function settleLinks({ post, changes }: Prepared, findSlug: FindSlug): void {
	if (post.isExact || !post.content.includes(place)) return;
	const { text, lost } = settleText(post.content, findSlug);
	post.content = text;
	post.article = renderArticle(text, { title: post.title });
	if (post.excerpt.includes(place)) post.excerpt = excerptOfArticle(post.article.plain_text);
	if (lost > 0)
		changes.push(
			counted(
				lost,
				'link sem destino neste blog virou texto',
				'links sem destino neste blog viraram texto',
			),
		);
}

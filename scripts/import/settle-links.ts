import { renderArticle } from '#article/render-article';
import { paths } from '#config/paths';
import { decodeName } from '#domain/names/decode-name';
import { readOldAddress } from '#domain/names/old-address';
import { replaceAddresses } from '#domain/text/address-spots';
import { counted } from './counted.ts';
import type { GivenSlugs } from './give-slugs.ts';
import { isSameHost, type OldLocation } from './old-location.ts';
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
	`<a\\b[^<>]*?\\shref=["'][^"'<>]*?${marked}[^<>]*>(?<label>(?:(?!</?a\\b)[\\s\\S])*)</a>`,
].map((pattern) => new RegExp(pattern, 'g'));
/** The old site's host would lead to its own article. */
const address = new RegExp(`(?:https?://[^\\s()<>"'/]+)?${marked}`, 'g');

type FindSlug = (source: string) => string | undefined;

/** Gives marked links their addresses; of those that lead nowhere here the words stay. */
function settleText(text: string, findSlug: FindSlug): { text: string; lost: number } {
	if (!text.includes(place)) return { text, lost: 0 };
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

const isRelative = (address: string) => /^(?![a-z][a-z0-9+.-]*:)[^/?#]/i.test(address);

/** Where a browser would go from an old address, which may have ended with a slash. */
const follow = (address: string, from: string) =>
	[`${from}/`, from].flatMap((base) => {
		const url = URL.parse(address, `https://old.invalid${base}`);
		return url ? url.pathname + url.search : [];
	});

/** The old blog's addresses may end with it, and would not know of a draft. */
function settleAddresses(
	{ content, aliases }: Prepared['post'],
	findSlug: FindSlug,
	{ hosts, path }: OldLocation,
): string {
	/** Tools put the path before, and newsletters their marks behind. */
	const findOld = (address: string) => {
		const old = readOldAddress(address) ?? readOldAddress(address.replace(/\?[^#]*/, ''));
		return old === undefined ? undefined : (findSlug(old) ?? findSlug(path + old));
	};
	const findNear = (address: string) =>
		aliases
			.flatMap((from) => follow(address, from))
			.map(findOld)
			.find((slug) => slug !== undefined);
	return replaceAddresses(content, ({ address, use }) => {
		const [, host] = /^(?:https?:)?\/\/([^/?#:]+)/i.exec(address) ?? [];
		const isOwn =
			host === undefined ? address.startsWith('/') : hosts.some((each) => isSameHost(each, host));
		if (use === 'shown') return undefined;
		const found = isRelative(address) ? findNear(address) : undefined;
		const slug = isOwn ? findOld(address) : found;
		return slug === undefined ? undefined : paths.post(slug) + (/#.*$/.exec(address)?.[0] ?? '');
	});
}

/** Settles the links between the articles of one import. */
export function settleLinks(
	{ post, changes }: Prepared,
	{ bySource, byAddress }: Pick<GivenSlugs, 'bySource' | 'byAddress'>,
	oldPlace: OldLocation,
): void {
	if (post.isExact) return;
	const marked = settleText(post.content, (source) => bySource.get(source));
	const text = settleAddresses(
		{ ...post, content: marked.text },
		(old) => byAddress.get(old),
		oldPlace,
	);
	if (text === post.content) return;
	const { lost } = marked;
	post.content = text;
	post.article = renderArticle(text, { title: post.title });
	if (lost > 0)
		changes.push(
			counted(
				lost,
				'link sem destino neste blog virou texto',
				'links sem destino neste blog viraram texto',
			),
		);
}

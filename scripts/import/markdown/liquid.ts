import { maskCode } from '#domain/text/mask-code';
import { lostLink } from '../settle-links.ts';
import { type LinkSite, linkArticle } from './article-links.ts';
import { asHtml } from './as-html.ts';
import { hide, isWithinAddress } from './hide.ts';
import { inAddress } from './in-address.ts';
import { after, brace, listBranches, readLiquidPairs, settleConditions } from './liquid-pairs.ts';
import type { MarkdownSite } from './read-site.ts';
import { type Pair, rewrite, rewriteAll } from './rewrite.ts';
import { pictureText, readArguments, shownText } from './shown-text.ts';

/** What a loop repeats, only the old site's data tell: one round of it would be a list of nothing. */
function hideLoops(text: string): string {
	let written = '';
	let at = 0;
	for (const { open, end } of listBranches(maskCode(text))) {
		if (open.index < at || !/^\{%-?\s*for\s/.test(open[0])) continue;
		const whole = text.slice(open.index, after(end));
		written += text.slice(at, open.index) + hide({ 0: whole, index: open.index, input: text });
		at = after(end);
	}
	return written + text.slice(at);
}

/** In old blogs each article repeated its title, whose line of dashes made it a heading. */
const ownTitle =
	/^[ \t]*(?:#{1,6}[ \t]+)?(\{\{-?\s*page\.title\s*-?\}\})[ \t]*(?:#+[ \t]*)?(?:\n[ \t]*(?:=+|-{2,})[ \t]*)?$/gm;

/** Matches tags, which run before Markdown, even within code and addresses. */
function readPlainMarks(text: string, place: LinkSite): string {
	return text
		.replace(/\{%-?\s*(?:end)?(?:raw|verbatim)\s*-?%\}/g, '')
		.replace(/\{\{-?\s*site\.(?:base)?url\s*-?\}\}/g, '')
		.replace(/\{\{-?\s*(["'])(\/[^"'\s]*)\1\s*\|[^{}]*\}\}/g, '$2')
		.replace(
			/\{%-?\s*link\s+(?!\S+\.(?:md|mdx|markdown|html?)\s)\/?(\S+\.\w+)\s*-?%\}/g,
			(_, file: string) => `/${file}`,
		)
		.replace(
			/\{%-?\s*(?:post_url|post_path|link)\s+(\S+)\s*-?%\}/g,
			(whole, wanted: string) =>
				linkArticle(wanted.replace(/^(["'])(.*)\1$/, '$2'), place) ?? whole,
		)
		.replace(/\{\{-?\s*page\.url\s*(?:\|[^{}]*)?\}\}/g, (whole, index: number, input: string) =>
			isWithinAddress({ 0: whole, index, input }) ? (linkArticle('', place) ?? whole) : whole,
		)
		.replace(ownTitle, '$1');
}

/** The output of a tag; undefined when only the old site's code knows it. */
function tagText(name: string, rest: string, place: LinkSite): string | undefined {
	const given = readArguments(rest);
	if (name === 'post_link') {
		const name = given['0'] ?? '';
		const title = rest
			.trim()
			.replace(/^\S+\s*/, '')
			.replace(/\s+(?:true|false)$/, '');
		const address = linkArticle(name, place) ?? lostLink(name);
		return `[${title.replace(/^(["'])(.*)\1$/, '$2') || name}](${address})`;
	}
	if (name === 'asset_img') return pictureText({ alt: given['1'] ?? '' }, given['0'] ?? '');
	// `include video/youtube.html id="…"` is reported by its file name.
	const [, file] = /^\s*(?:\S*\/)?([\w-]+)\.\w+(?=\s|$)/.exec(rest) ?? [];
	if (!name.startsWith('include')) return shownText(name, given);
	return file ? shownText(file, readArguments(rest.replace(/^\s*\S+/, ''))) : undefined;
}

const captioned: Pair = {
	open: '\\{%-?\\s*figure\\s[^%{]*?caption:"(?<caption>[^"%{]*)"[^%{]*%\\}',
	close: '\\{%-?\\s*endfigure\\s*-?%\\}',
};

/** Replaces the tags of Jekyll, Hexo and Eleventy by their output, or hides them; reports each kind. */
export function readLiquid(
	text: string,
	notes: string[],
	site: LinkSite & Pick<MarkdownSite, 'isHexo' | 'isJekyll' | 'isHtml'>,
): string {
	const settled = settleConditions(readLiquidPairs(text, site));
	const withoutLoops = hideLoops(settled);
	let read = readPlainMarks(withoutLoops, site);
	read = rewriteAll(read, [captioned], ({ groups: { inner = '', caption } = {} }) => {
		return `${inner}\n\n*${caption}*\n\n`;
	});
	const hidden = new Set(withoutLoops === settled ? [] : ['for']);
	const removed = new Set<string>();
	const tag =
		/\{%-?\s*([a-z_]+)\b((?:[^%"'{}]|"(?:[^"\n{]|\{(?!%))*"|'(?:[^'\n{]|\{(?!%))*'|%(?!\})|\{(?!%))*?)-?%\}|\{\{[^{}\n]*\}\}/gi;
	const rewritten = rewrite(read, tag, (match) => {
		const [, name = '{{ }}', rest = ''] = match;
		if (isWithinAddress(match)) {
			const address = inAddress(match, readArguments(rest));
			if (address === undefined) removed.add(match[0]);
			return address ?? '';
		}
		const made = tagText(name, rest, site);
		if (made !== undefined) return site.isHtml ? asHtml(made) : made;
		hidden.add(name);
		return hide(match);
	});
	read = rewritten.text;
	if (read !== text) notes.push('marcas de Liquid viraram texto');
	if (hidden.size > 0)
		notes.push(
			`marcas de Liquid que este blog não conhece estão escondidas no texto: ${[...hidden].join(', ')}`,
		);
	if (removed.size > 0)
		notes.push(
			`marcas de Liquid em endereços e atributos foram retiradas: ${[...removed].join(', ')}`,
		);
	const left = maskCode(read).match(/\{%-?\s*[a-z_]+/g) ?? [];
	const names = new Set(left.map((each) => each.replace(/\W/g, '')));
	if (names.size > 0)
		notes.push(
			`marcas de Liquid que este blog não conhece ficaram no texto: ${[...names].join(', ')}`,
		);
	return read.replaceAll(brace, '{');
}

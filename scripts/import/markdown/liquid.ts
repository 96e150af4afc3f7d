import { maskCode } from '#domain/mask-code';
import { slugify } from '#domain/slug';
import { hide, rewrite } from './rewrite.ts';
import { pictureText, readArguments, shownText } from './shown-text.ts';

/** Stands for a literal brace. */
const brace = '\uE000';

/** Finds the article's new address by its old path, such as `/notas/2018-11-12-titulo`. */
const addressOf = (name: string) =>
	`/post/${slugify(name.replace(/^.*\//, '').replace(/^\d{4}-\d\d?-\d\d?-/, ''))}`;

/** Matches tags, which run before Markdown, even within code and addresses. */
function readPlainMarks(text: string): string {
	return text
		.replace(
			/\{%-?\s*(raw|verbatim)\s*-?%\}([\s\S]*?)\{%-?\s*end\1\s*-?%\}/g,
			(_, _name, inner: string) => inner.replaceAll('{', brace),
		)
		.replace(/\{%-?\s*(?:end)?(?:raw|verbatim)\s*-?%\}/g, '')
		.replace(/\{%-?\s*(?:highlight|codeblock)\s+(?:lang:)?([\w+#.-]+)[^%]*%\}\n?/g, '```$1\n')
		.replace(/\n?\{%-?\s*end(?:highlight|codeblock)\s*-?%\}/g, '\n```')
		.replace(/\{\{-?\s*site\.(?:base)?url\s*-?\}\}/g, '')
		.replace(/\{\{-?\s*(["'])(\/[^"'\s]*)\1\s*\|[^{}]*\}\}/g, '$2')
		.replace(/\{%-?\s*post_url\s+(\S+)\s*-?%\}/g, (_, name: string) => addressOf(name))
		.replace(/\{%-?\s*link\s+\S*?_posts\/(\S+?)\.\w+\s*-?%\}/g, (_, name: string) =>
			addressOf(name),
		);
}

/** The output of a tag; undefined when only the old site's code knows it. */
function tagText(name: string, rest: string): string | undefined {
	const given = readArguments(rest);
	if (name === 'post_link') {
		const title = rest.trim().replace(/^\S+\s*/, '');
		return `[${title.replace(/^(["'])(.*)\1$/, '$2') || given['0']}](${addressOf(given['0'] ?? '')})`;
	}
	if (name === 'asset_img') return pictureText({ alt: given['1'] ?? '' }, given['0'] ?? '');
	// `include video/youtube.html id="…"` is reported by its file name.
	const [, file] = /^\s*(?:\S*\/)?([\w-]+)\.\w+(?=\s|$)/.exec(rest) ?? [];
	if (!name.startsWith('include')) return shownText(name, given);
	return file ? shownText(file, readArguments(rest.replace(/^\s*\S+/, ''))) : undefined;
}

/** Within an address or an attribute, a comment would break the surrounding syntax. */
const isWithin = ({ input, index }: RegExpExecArray) =>
	/\]\([^)\s]*$|=(?:"[^"\n]*|'[^'\n]*)$/.test(input.slice(Math.max(0, index - 300), index));

/** Replaces the tags of Jekyll, Hexo and Eleventy by their output, or hides them; reports each kind. */
export function readLiquid(text: string, notes: string[]): string {
	let read = readPlainMarks(text);
	const captioned =
		/\{%-?\s*figure\s[^%]*?caption:"([^"%]*)"[^%]*%\}([\s\S]*?)\{%-?\s*endfigure\s*-?%\}/g;
	read = read.replace(
		captioned,
		(_, caption: string, inner: string) => `${inner}\n\n*${caption}*\n\n`,
	);
	const hidden = new Set<string>();
	const tag =
		/\{%-?\s*([a-z_]+)((?:[^%"'}]|"[^"\n]*"|'[^'\n]*'|%(?!\}))*?)-?%\}|\{\{[^{}\n]*\}\}/gi;
	const rewritten = rewrite(read, tag, (match) => {
		const [, name = '{{ }}', rest = ''] = match;
		const made = tagText(name, rest);
		if (made !== undefined) return made;
		if (isWithin(match)) return undefined;
		hidden.add(name);
		return hide(match);
	});
	read = rewritten.text;
	if (read !== text) notes.push('marcas de Liquid viraram texto');
	if (hidden.size > 0)
		notes.push(
			`marcas de Liquid que este blog não conhece estão escondidas no texto: ${[...hidden].join(', ')}`,
		);
	const left = maskCode(read).match(/\{%-?\s*[a-z_]+/g) ?? [];
	const names = new Set(left.map((each) => each.replace(/\W/g, '')));
	if (names.size > 0)
		notes.push(
			`marcas de Liquid que este blog não conhece ficaram no texto: ${[...names].join(', ')}`,
		);
	return read.replaceAll(brace, '{');
}

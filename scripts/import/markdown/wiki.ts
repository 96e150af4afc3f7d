import { slugify } from '#domain/names/slug';
import { maskCode } from '#domain/text/mask-code';
import { counted } from '../counted.ts';
import { lostLink } from '../settle-links.ts';
import { type LinkSite, linkArticle } from './article-links.ts';
import { hide } from './hide.ts';
import { rewrite } from './rewrite.ts';
import { isPicture } from './shown-text.ts';

/** Neither a list of numbers nor a test in a shell; and no link in Markdown whose words have brackets. */
const link =
	/(?<embed>!?)#?\[\[(?=[^\s[\]\n])(?<target>[^[\]\n|#^\\]*)(?:#?(?<inner>[#^][^[\]\n|\\]*))?(?<words>(?:\\?\|[^[\]\n|]*)*)\]\](?![([])/gu;
const oneLink = new RegExp(link.source, 'u');
const isName = (whole: string) =>
	/\p{L}/u.test(whole) || /\.\w/.test(whole.slice(whole.search(/\d/) + 1));
const tableOfContents = /^\[\[_?toc_?\]\][ \t]*$/gim;
const mark = /(?<![=\w])==(?=[^\s=])[^\n=]*[^\s=]==(?![=\w])/g;
const comment = /(?<![\w%])%%(?!%)(?:(?!%%)[\s\S])+%%(?![\w%])/g;
const block = /(?<![ \t])[ \t]+\^[a-z0-9-]{4,}[ \t]*$/gm;
const tag = /(?<=^|[ \t])#(?=[\w/-]*\p{L})[\p{L}\p{N}_/-]+/gmu;

const isFile = (name: string) => /\.(?!md$|markdown$)[a-z][a-z0-9]{1,4}$/i.test(name);
const isSize = (word: string) => /^\d+(?:x\d+)?$/i.test(word);

type Groups = Record<string, string | undefined>;

/** What a name in brackets showed, without the size of a picture. */
function wordsOf({ target = '', inner = '', words = '' }: Groups): string {
	const given = words.split(/\\?\|/).filter((word) => word.trim() !== '' && !isSize(word.trim()));
	if (given.length > 0) return given.join(' ').trim();
	const name = (target.split('/').at(-1) ?? '').replace(/\.(?:md|markdown)$/i, '').trim();
	const heading = inner.startsWith('^') ? '' : inner.split('#').filter(Boolean).join(' > ').trim();
	return [name, heading].filter((part) => part !== '' && !part.startsWith('^')).join(' > ');
}

function anchorOf({ inner = '' }: Groups): string {
	const heading = inner.split('#').at(-1) ?? '';
	return heading === '' || heading.startsWith('^') ? '' : `#${slugify(heading)}`;
}

type Kind = 'link' | 'picture' | 'note';

function readLink(groups: Groups, place: LinkSite): { text: string; kind: Kind } {
	const target = (groups['target'] ?? '').trim();
	const isEmbed = groups['embed'] === '!';
	const words = wordsOf(groups);
	if (isEmbed && isPicture(target.replaceAll(' ', '_'))) {
		const alt = groups['words'] ? words : '';
		return { text: `![${alt === wordsOf({ target }) ? '' : alt}](<${target}>)`, kind: 'picture' };
	}
	if (isFile(target)) return { text: `[${words}](<${target}>)`, kind: 'link' };
	const address = target === '' ? '' : (linkArticle(target, place) ?? lostLink(target));
	return { text: `[${words}](${address}${anchorOf(groups)})`, kind: isEmbed ? 'note' : 'link' };
}

/** Translates the marks of Obsidian, Logseq and Foam, and reports each kind. */
export function readWiki(
	text: string,
	notes: string[],
	site: LinkSite & { isVault: boolean },
): string {
	const counts: Record<Kind, number> = { link: 0, picture: 0, note: 0 };
	let read = rewrite(text, tableOfContents, () => '').text;
	read = rewrite(read, link, ([whole]) => {
		if (!isName(whole)) return undefined;
		const { text: made, kind } = readLink(whole.match(oneLink)?.groups ?? {}, site);
		counts[kind] += 1;
		return made;
	}).text;
	const marks = rewrite(read, mark, ([whole]) => `<mark>${whole.slice(2, -2)}</mark>`);
	const comments = rewrite(marks.text, comment, (match) =>
		hide(match, match[0].slice(2, -2).trim()),
	);
	read = comments.text;
	const isWiki = site.isVault || Object.values(counts).some((count) => count > 0);
	if (isWiki) read = rewrite(read, block, () => '').text;
	const note = (count: number, one: string, many: string) =>
		count > 0 && notes.push(counted(count, one, many));
	note(counts.link, 'link entre colchetes virou link', 'links entre colchetes viraram links');
	note(counts.picture, 'imagem entre colchetes', 'imagens entre colchetes');
	note(
		counts.note,
		'trecho de outra nota virou link para ela',
		'trechos de outras notas viraram links para elas',
	);
	note(marks.count, 'trecho marcado com ==', 'trechos marcados com ==');
	note(
		comments.count,
		'comentário entre %% está escondido no texto',
		'comentários entre %% estão escondidos no texto',
	);
	const tags = isWiki ? new Set(maskCode(read).match(tag)) : new Set();
	if (tags.size > 0) notes.push(`etiquetas ficaram escritas no texto: ${[...tags].join(', ')}`);
	return read;
}

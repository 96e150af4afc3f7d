import { fold } from '#domain/text/fold';
import { wordsIn } from '#domain/text/lost-words';
import { codeSource, maskClosed } from '#domain/text/mask-code';

export interface SourceWord {
	word: string;
	/** Its offset in the text. */
	at: number;
}

/** Their end may be left out, or they have none. */
const needsNoEnd = new Set(
	'p li dt dd td th tr thead tbody tfoot option optgroup br hr img source input embed col colgroup param area wbr'.split(
		' ',
	),
);

const blank = (part: string) => part.replace(/[^\n]/g, ' ');
const tag = /(?<!\\)<(\/?)([a-z][a-z0-9:]*)(?=[\s/>])(?:"[^"<>]*"|'[^'<>]*'|[^<>"'])*>/gi;

/** Tags, if each that needs an end has one: a lone `<section>` may be a word about it, and `<nome>` is no tag. */
function maskTags(text: string): string {
	const balance = new Map<string, number>();
	for (const [whole, end, name = ''] of text.matchAll(tag))
		if (!whole.endsWith('/>'))
			balance.set(name.toLowerCase(), (balance.get(name.toLowerCase()) ?? 0) + (end ? -1 : 1));
	return text.replace(tag, (whole, _end: string, given: string) => {
		const name = given.toLowerCase();
		const isWhole = whole.endsWith('/>') || needsNoEnd.has(name) || balance.get(name) === 0;
		return isWhole ? blank(whole) : whole;
	});
}

const label = /(?<!!)\[([^[\]\n]{1,200})\](?!\()/g;
/** A definition that leads nowhere is a writer's note to herself. */
const note = /\]:[ \t]*(?:<>|#)(?:[ \t]|$)/;
const definition =
	/^ {0,3}\[(?!\^)([^\]\n]{1,200})\]:[ \t]*(?:<[^<>\n]*>|\S+)(?:[ \t]+["'(][^\n]*)?$/gm;

/** Where links lead, if the text mentions it. */
function maskDefinitions(text: string): string {
	const mentions = Map.groupBy(text.matchAll(label), ([, name = '']) => fold(name));
	const isMentioned = (name: string) => (mentions.get(fold(name))?.length ?? 0) > 1;
	const defined = new Set<string>();
	const masked = text.replace(definition, (line, name: string) => {
		if (!isMentioned(name) && !note.test(line)) return line;
		defined.add(fold(name));
		return blank(line);
	});
	return masked.replace(/(?<=\])\[([^[\]\n]{1,200})\]/g, (part, name: string) =>
		defined.has(fold(name)) ? blank(part) : part,
	);
}

const raw = 'script style svg math noscript template title textarea select'.split(' ');
/** The same with an end of its own. */
const closed: readonly (readonly [start: string, end: string])[] = [
	['(?<!\\\\)<!--', '-->'],
	['\\{/\\*', '\\*/\\}'],
	...raw.map((name) => [`<${name}\\b`, `</${name}\\s*>`] as const),
];
/** What every reader of HTML and Markdown knows to be no word. */
const unseen: readonly RegExp[] = [
	// Only a picture is in it: nobody missed the words.
	/\[!\[(?:\\.|[^[\]\\])*\]\((?:[^()\n]|\([^()\n]*\))*\)\]\((?:[^()\n]|\([^()\n]*\))*\)/g,
	/!\[(?:\\.|[^[\]\\])*\](?:\((?:[^()\n]|\([^()\n]*\))*\)|\[[^[\]\n]*\])/g,
	/(?<=[^\s[]\s*\])\(\s*(?:<[^<>\n]*>|(?:[^\s()<>]|\([^()\s]*\))*)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/g,
	/\[\^[^\]\s]{1,80}\]:?/g,
	/^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[ xX]\](?=[ \t]))?/gm,
	/(?<![ \t])[ \t]*(?<!\\)\{#[^\s{}]+(?:[ \t][^{}\n]*)?\}[ \t]*$/gm,
	/^[ \t]*<?https?:\/\/[^\s<>]+>?[ \t]*$/gm,
	/(?<![\p{L}\p{N}])[\p{L}\p{N}]*&#?\w{1,31};(?:[\p{L}\p{N}]|&#?\w{1,31};)*/gu,
];

/** Stands for code while the text around it is read. */
const sign = '\uE000';
const code = new RegExp(codeSource, 'gm');
const fenceLine = /^[ \t]*(?:`{3,}|~{3,})[^\n]*$/gm;

/** The text without what is no word, each character at its offset; code is words. */
export function maskUnseen(text: string): string {
	const codes = [...text.matchAll(code)];
	const prose = text.replace(code, (part) => part.replace(/[^\n]/g, sign));
	const words = unseen.reduce(
		(all, part) => all.replace(part, blank),
		closed.reduce(maskClosed, prose),
	);
	const masked = maskDefinitions(maskTags(words));
	let written = '';
	let at = 0;
	for (const { 0: part, index } of codes) {
		const isSeen = masked.startsWith(sign, index);
		const shown = isSeen ? part.replace(fenceLine, blank) : blank(part);
		written += masked.slice(at, index) + shown;
		at = index + part.length;
	}
	return written + masked.slice(at);
}

/** The words that readers should see of a text, in order. */
export function listSourceWords(text: string): SourceWord[] {
	return [...maskUnseen(text).matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].flatMap(
		({ 0: written, index }) => wordsIn(written).map((word) => ({ word, at: index })),
	);
}

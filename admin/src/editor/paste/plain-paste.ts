import { plainLetters } from '#domain/text/clean-text';
import { escapeInline, escapeMarkdown } from '#domain/text/escape-markdown';
import { maskCode } from '#domain/text/mask-code';

/** Rewrites what is not code; the parts between are left as they are. */
function rewriteText(text: string, rewrite: (part: string) => string): string {
	const masked = maskCode(text);
	let written = '';
	let from = 0;
	let isCode = false;
	const close = (to: number) => {
		const part = text.slice(from, to);
		written += isCode ? part : rewrite(part);
		from = to;
	};
	for (let at = 0; at < text.length; at += 1) {
		const isHidden = masked[at] !== text[at];
		if (text[at] === ' ' || text[at] === '\n' || isHidden === isCode) continue;
		close(at);
		isCode = isHidden;
	}
	close(text.length);
	return written;
}

/** Marks that somebody set on purpose: at words' edges, around addresses, in rows, as boxes. */
const deliberate = [
	/^#{1,6} \S/m,
	/^ {0,3}(?:`{3}|~{3})/m,
	/^[ \t]*[-+*] \[[ xX]\] \S/m,
	/^(?=[ \t:|-]+$)\|?[ \t:]*-[^\n]*\|/m,
	/\]\((?:[a-z]+:|\/|#)/i,
	/(?<![\p{L}\p{N}*])(\*{1,3})(?=[^\s*])[^*\n]*[^\s*]\1(?![\p{L}\p{N}*])/u,
	/(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])[^_\n]*[^\s_]\1(?![\p{L}\p{N}_])/u,
	/(?<![\p{L}\p{N}~])~~(?=[^\s~])[^~\n]*[^\s~]~~(?![\p{L}\p{N}~])/u,
	/(?<!`)`[^`\n]+`(?!`)/,
];
/** HTML that somebody wrote: an element with its end, or one that needs none, with what it shows. */
const element =
	/<(\/?)(p|h[1-6]|ul|ol|li|div|figure|table|blockquote|details|iframe|video|audio|a|b|i|u|em|strong|sup|sub|mark|kbd|small|span|section|pre|code)\b[^<>]*>/gi;
function isHtml(text: string): boolean {
	const open = new Set<string>();
	for (const [, end, name = ''] of text.matchAll(element)) {
		if (end && open.has(name.toLowerCase())) return true;
		if (!end) open.add(name.toLowerCase());
	}
	return /<(?:img|iframe|embed)\s[^<>]*src=/i.test(text);
}
const tagOrEntity = /<(?=[a-z/!?])(?!https?:\/\/[^\s<>]+>)|&(?=#?\w+;)/gi;
/** In Markdown, too, these are words: nobody strikes or leans the inside of one. */
const withinWord = /(?<=[\p{L}\p{N}])(?:~~|\*)(?=[\p{L}\p{N}])/gu;
const item = /^\s*(?:[-+*>]|\d{1,9}[.)])(?=\s)/;
const blankOfPrint = /^[ \t]*(?![ \t])\s\s*/u;

/** A line of a text; beside others like it, an item stays one. */
function writeLine(line: string, at: number, lines: readonly string[]): string {
	if (!item.test(line)) return escapeMarkdown(line.trimStart());
	const isListed = [lines[at - 1], lines[at + 1]].some((other) => item.test(other ?? ''));
	const text = line.replace(blankOfPrint, '');
	if (!isListed) return escapeMarkdown(text.trimStart());
	const mark = item.exec(text)?.[0] ?? '';
	return mark + escapeInline(text.slice(mark.length));
}

/** One that a page showed: without it, two halves of a word are two words. */
const hyphenAtEnd = /\u00ad(?=[ \t]*\n)/g;

/**
 * Plain text as Markdown that shows the same words. What is written in Markdown, or in HTML, stays so; in Markdown, what
 * looks like a tag or stands within a word is text.
 */
export function writePlain(pasted: string): string {
	const text = plainLetters(pasted.replace(hyphenAtEnd, '-'));
	if (isHtml(text)) return text;
	if (deliberate.some((mark) => mark.test(text)))
		return rewriteText(text, (part) =>
			part
				.replace(tagOrEntity, '\\$&')
				.replace(withinWord, (signs) => [...signs].map((sign) => `\\${sign}`).join(''))
				.replace(/^[ \t]*(?![ \t\n])\s+/gmu, ''),
		);
	return text.split('\n').map(writeLine).join('\n');
}

const frame = /<(?:iframe|embed)\s|\bdata-instgrm-permalink=|\bclass="tiktok-embed"/;
const ofFrame = /<(blockquote|script)\b[\s\S]*?<\/\1\s*>|<[^>]*>/g;
/** Some sites name the video below its frame. */
const mostWords = 200;
const longestCode = 20_000;

/** Code for a frame and little beside it, as sites give it to be copied. */
export const isEmbedCode = (code: string): boolean =>
	code.length < longestCode &&
	/^\s*<[\s\S]*>\s*$/.test(code) &&
	frame.test(code) &&
	code.replace(ofFrame, '').trim().length <= mostWords;

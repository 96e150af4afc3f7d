import { unifyLineEnds } from './clean-text.ts';
import { isIndentedProse } from './indented-prose.ts';
import { maskCode } from './mask-code.ts';
import { convertBullet, isPlainText } from './plain-text.ts';
import { findSentenceEnds } from './sentences.ts';
import { dropOwnPrefix, oneLine } from './title-prefix.ts';

export interface TitledText {
	title: string;
	author: string;
	content: string;
}

const lead = { sentences: 3, characters: 320 };
const quotePairs: readonly (readonly [string, string])[] = [
	['"', '"'],
	['“', '”'],
	['«', '»'],
];

/**
 * A text as it is stored: the prefix `# title` and `— author`, then the text with uniform line endings, tabs and
 * spaces, a lead of up to 3 sentences or about 320 characters, bullets as lists and quoted lines as blockquotes.
 * Idempotent.
 */
export function normaliseText({ title, author, content }: TitledText): string {
	const heading = `# ${oneLine(title)}`;
	const byline = oneLine(author) === '' ? [] : [`— ${oneLine(author)}`];
	if (oneLine(title) === '') return normaliseBody(unifySpaces(content));
	const body = normaliseBody(dropOwnPrefix(unifySpaces(content), heading, byline[0]));
	return [heading, ...byline, body].filter((block) => block !== '').join('\n\n');
}

const fenceOpens =
	/^([ \t]*(?:>[ \t]?|(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}(?!.*`)|~{3,}|\$\$(?=[ \t]*$))/;
const fenceCloses = /^[ \t>]*(`{3,}|~{3,}|\$\$)[ \t]*$/;
const itemSign = /^ *(?:[-*+•]|\d{1,9}[.)]) (?: {0,3}(?=\S))?/;

/**
 * Tells of each line of a text, in order, whether it is in a block of code: fenced, `<pre>`, and indented in Markdown. In
 * plain text an indent is a word processor's, but for code below an item.
 */
function codeLines(isPlain: boolean): (line: string) => boolean {
	let fence: { sign: string; isQuoted: boolean } | undefined;
	let isPre = false;
	let isFirst = true;
	/** Where the texts of the open items begin. */
	let items: number[] = [];
	const isIndentedCode = (line: string, indent: number) => {
		const from = items.findLast((item) => item <= indent);
		if (!isFirst || indent < (from ?? 0) + 4) return false;
		return !isPlain || (from !== undefined && !isIndentedProse(line));
	};
	return (line) => {
		if (fence?.isQuoted && !/^[ \t]*>/.test(line)) fence = undefined;
		if (fence) {
			const close = fenceCloses.exec(line)?.[1] ?? '';
			if (close.startsWith(fence.sign)) fence = undefined;
			return true;
		}
		if (isPre || /^[ \t]*<pre\b/i.test(line)) {
			isPre = !/<\/pre\s*>/i.test(line);
			return true;
		}
		const [, lead = '', sign] = fenceOpens.exec(line) ?? [];
		if (sign) {
			fence = { sign, isQuoted: lead.includes('>') };
			return true;
		}
		const indent = line.trim() === '' ? -1 : line.search(/[^ ]/);
		if (indent < 0 || isIndentedCode(line, indent)) {
			isFirst = true;
			return indent >= 0;
		}
		const item = itemSign.exec(line)?.[0];
		if (item || isFirst) items = items.filter((from) => from <= indent);
		if (item) items.push(item.length);
		isFirst = false;
		return false;
	};
}

/** Changes the lines that are not in a block of code, and that do not begin in other code or in a comment. */
function mapProse(text: string, change: (line: string) => string, isPlain = false): string {
	const isCode = codeLines(isPlain);
	const masked = maskCode(text).split('\n');
	const beginsWithin = (line: string, shown: string) => {
		const start = line.search(/\S/);
		return start >= 0 && shown[start] === ' ' && maskCode(line)[start] !== ' ';
	};
	return text
		.split('\n')
		.map((line, at) => (isCode(line) || beginsWithin(line, masked[at] ?? '') ? line : change(line)))
		.join('\n');
}

/** Hard spaces at a line's start, also within quotations and items: the indent of a printed page, never of code. */
const printedIndent =
	/^( *(?:> ?|[-*+•] |\d{1,9}[.)] )*) *[\u00a0\u202f\u2000-\u200a\u3000][ \u00a0\u202f\u2000-\u200a\u3000]*(?=\S)/;

/** The specification excepts no code here. */
function unifySpaces(content: string): string {
	const untabbed = unifyLineEnds(content)
		.replace(/^[ \t]*\t[ \t]*/gm, (indent) => indent.replaceAll('\t', '    '))
		.replaceAll('\t', ' ');
	return mapProse(untabbed, (line) => line.replace(printedIndent, '$1')).replace(
		/[\u00a0\u202f\u2007]/g,
		' ',
	);
}

function normaliseBody(text: string): string {
	const isPlain = isPlainText(text);
	const settle = (line: string) => quoteLine(convertBullet(isPlain ? dropIndent(line) : line));
	const lines = mapProse(text.trimEnd(), settle, isPlain);
	return splitLead(lines.replace(/^(?:[ \t]*\n)+/, '').trimEnd());
}

/** Keeps a word processor's first-line indent from becoming Markdown code; nested items keep their indent. */
function dropIndent(line: string): string {
	return /^\s+(?:[-*+•●◦▪‣·]|\d+[.)])\s/.test(line) ? line : line.replace(/^ {4,}(?=\S)/, '');
}

/** A whole line in quotation marks, without any inside. */
function quoteLine(line: string): string {
	const text = line.trim();
	const pair = quotePairs.find(([open]) => text.startsWith(open));
	if (!pair || line.startsWith('    ')) return line;
	const quoted = text.slice(1, -1);
	const isWhole = text.endsWith(pair[1]) && quoted.trim().length > 1;
	return isWhole && !quoted.includes(pair[0]) && !quoted.includes(pair[1])
		? `> ${quoted.trim()}`
		: line;
}

/** The first paragraph keeps the sentences of the lead; the rest becomes the second. */
function splitLead(text: string): string {
	const end = text.search(/\n[ \t]*(?:\n|$)/);
	const first = end < 0 ? text : text.slice(0, end);
	if (
		!/^[\p{L}\p{N}"“«'‘(¿¡*_[—]/u.test(first) ||
		/^(?:[*+-] |\d+[.)] |\[[^\]]*\]:|\*\*\*|___)/.test(first)
	)
		return text;
	if (/\n(?: {0,3}(?:[-*+>|#]|\d+[.)]|```|~~~|===)|[ \t]{4})/.test(first)) return text;
	const split = findLeadEnd(first);
	return split === undefined
		? text
		: `${first.slice(0, split)}\n\n${text.slice(split).trimStart()}`;
}

function findLeadEnd(paragraph: string): number | undefined {
	const masked = maskCode(paragraph);
	const ends = findSentenceEnds(paragraph).filter((end) => masked[end - 1] === paragraph[end - 1]);
	let split: number | undefined;
	for (const [index, end] of ends.entries()) {
		if (index >= lead.sentences || (split !== undefined && end > lead.characters)) break;
		if (canSplit(paragraph, end)) split = end;
		else if (end > 4 * lead.characters) break;
	}
	if (split === undefined || paragraph.slice(split).trim() === '') return undefined;
	const isShort = ends.length < lead.sentences && paragraph.length <= lead.characters;
	return isShort ? undefined : split;
}

/** Neither part would be read as another kind of block. */
function canSplit(paragraph: string, end: number): boolean {
	const before = paragraph.slice(0, end);
	const lastLine = before.slice(before.lastIndexOf('\n') + 1);
	const after = paragraph.slice(end, end + 40).trimStart();
	if (!/^[\p{L}\p{N}(¿¡]/u.test(after) || /^\d+[.)]/.test(after)) return false;
	return quoteLine(lastLine) === lastLine && isBalanced(before);
}

/** No emphasis, link, code, quotation or tag is open at this point. */
function isBalanced(text: string): boolean {
	const count = (sign: string) => text.split(sign).length - 1;
	const evenSigns = ['*', '_', '`', '~~', '"', '$$'];
	const pairs = [
		['[', ']'],
		['(', ')'],
		['<', '>'],
		['“', '”'],
		['«', '»'],
	] as const;
	return (
		evenSigns.every((sign) => count(sign) % 2 === 0) &&
		pairs.every(([open, close]) => count(open) === count(close))
	);
}

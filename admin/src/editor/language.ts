import {
	defineLanguageFacet,
	indentNodeProp,
	Language,
	languageDataProp,
} from '@codemirror/language';
import { type Input, Parser, type TreeFragment } from '@lezer/common';
import { tags } from '@lezer/highlight';
import {
	type BlockContext,
	type DelimiterType,
	GFM,
	type InlineContext,
	type Line,
	type MarkdownConfig,
	parser,
} from '@lezer/markdown';
import { isIndentedProse } from '#domain/text/indented-prose';
import type { Part } from './least-change.ts';

const stride = 512;

/** Answers reads from the last piece that was read, which ends where the first of them ends. */
function readInPieces(input: Input): Input {
	let [start, piece] = [0, ''];
	return {
		length: input.length,
		lineChunks: input.lineChunks,
		chunk: (from) => input.chunk(from),
		read: (from, to) => {
			if (from < start || to > start + piece.length) {
				start = Math.max(0, Math.min(from, to - stride));
				piece = input.read(start, to);
			}
			return piece.slice(from - start, to - start);
		},
	};
}

/**
 * At each key the Markdown parser goes back to the start of a line, letter by letter, and CodeMirror searches its whole
 * text for each of them: a third of all that the parser does.
 */
export class QuickParser extends Parser {
	private readonly parser: Parser;

	constructor(parser: Parser) {
		super();
		this.parser = parser;
	}

	override createParse(input: Input, fragments: readonly TreeFragment[], ranges: readonly Part[]) {
		return this.parser.createParse(readInPieces(input), fragments, ranges);
	}
}

const definition = /^\[\^[^\]\s]{1,80}\]:/;
const reference = /^\[\^[^\]\s]{1,80}\]/;
const tilde = 126;
const letterA = 65;
const [bracket, brace] = [91, 123];

/** A note's text continues to the next blank line, or to the next note. */
function parseNote(context: BlockContext, line: Line): boolean {
	const mark = definition.exec(line.text.slice(line.pos))?.[0];
	if (!mark || line.indent >= line.baseIndent + 4) return false;
	const from = context.lineStart + line.pos;
	const lines = [line.text.slice(line.pos + mark.length)];
	const isOutermost = context.depth === 1;
	while (context.nextLine() && isOutermost) {
		if (line.text.trim() === '' || line.text.slice(line.pos).startsWith('[^')) break;
		lines.push(line.text);
	}
	const start = from + mark.length;
	const text = lines.join('\n');
	context.addElement(
		context.elt('FootnoteDefinition', from, start + text.length, [
			context.elt('FootnoteMark', from, start),
			...context.parser.parseInline(text, start),
		]),
	);
	return true;
}

function parseReference(context: InlineContext, next: number, at: number): number {
	if (next !== bracket) return -1;
	const mark = reference.exec(context.slice(at, Math.min(context.end, at + 84)))?.[0];
	if (!mark) return -1;
	const end = at + mark.length;
	return context.addElement(
		context.elt('FootnoteReference', at, end, [
			context.elt('FootnoteMark', at, at + 2),
			context.elt('FootnoteMark', end - 1, end),
		]),
	);
}

/** `[^1]` and `[^1]: …`, as the renderer reads them. */
const footnotes: MarkdownConfig = {
	defineNodes: [
		{ name: 'FootnoteDefinition', block: true },
		'FootnoteReference',
		{ name: 'FootnoteMark', style: tags.processingInstruction },
	],
	parseBlock: [{ name: 'FootnoteDefinition', before: 'LinkReference', parse: parseNote }],
	parseInline: [{ name: 'FootnoteReference', before: 'Link', parse: parseReference }],
};

/** An MDX comment, which readers never see. */
const comments: MarkdownConfig = {
	defineNodes: [{ name: 'SourceComment', style: tags.comment }],
	parseInline: [
		{
			name: 'SourceComment',
			before: 'Escape',
			parse(context, next, at) {
				if (next !== brace || context.slice(at, at + 3) !== '{/*') return -1;
				const length = context.slice(at + 3, context.end).indexOf('*/}');
				if (length < 0) return -1;
				return context.addElement(context.elt('SourceComment', at, at + length + 6));
			},
		},
	],
};

const twoTildes: DelimiterType = { resolve: 'Strikethrough', mark: 'StrikethroughMark' };

const sign = /[\p{P}\p{S}]/u;
/** Whether a mark belongs to the letter on this side of it: punctuation needs none on the other side. */
const isBeside = (inner: string, outer: string) =>
	/\S/.test(inner) && (!sign.test(inner) || /\s/.test(outer) || sign.test(outer));

/** Two tildes strike; a single one stands in ranges and before numbers. */
const strike: MarkdownConfig = {
	parseInline: [
		{
			name: 'Strikethrough',
			parse(context, next, at) {
				if (next !== tilde) return -1;
				let end = at + 1;
				while (context.char(end) === tilde) end += 1;
				if (end - at !== 2) return end;
				const before = context.slice(at - 1, at) || ' ';
				const after = context.slice(end, end + 1) || ' ';
				const isOpen = isBeside(after, before);
				return context.addDelimiter(twoTildes, at, end, isOpen, isBeside(before, after));
			},
		},
	],
};

const plainWords = /(?:[a-zà-ÿ]{1,40}[,;.:!?]? (?=[a-zà-ÿ]))+/iy;

/** Words of letters alone bear no mark: one step over all of them takes half the time of asking about each letter. */
const words: MarkdownConfig = {
	parseInline: [
		{
			name: 'PlainWords',
			before: 'Escape',
			parse(context, next, at) {
				if (next < letterA) return -1;
				plainWords.lastIndex = at - context.offset;
				if (!plainWords.test(context.text)) return -1;
				return context.offset + plainWords.lastIndex;
			},
		},
	],
};

/** The parser's own rule for code by indent, which it does not export. */
const { blockNames, blockParsers } = parser as unknown as {
	blockNames: readonly string[];
	blockParsers: readonly ((context: BlockContext, line: Line) => boolean)[];
};
const ownCode = blockParsers[blockNames.indexOf('IndentedCode')];

/** Prose with an indent is a paragraph, as the renderer reads it. */
const indents: MarkdownConfig = {
	remove: ['IndentedCode'],
	parseBlock: [
		{
			name: 'ProseOrCode',
			before: 'FencedCode',
			parse: (context, line) =>
				line.indent >= line.baseIndent + 4 &&
				!isIndentedProse(line.text.slice(line.basePos), context.peekLine()) &&
				ownCode?.(context, line) === true,
		},
	],
};

const data = defineLanguageFacet();

/** Markdown as the renderer reads it, without the grammars of code languages: code is shown without highlighting. */
export const grammar = parser.configure([
	GFM,
	indents,
	strike,
	footnotes,
	comments,
	words,
	{
		props: [languageDataProp.add({ Document: data }), indentNodeProp.add({ Document: () => null })],
	},
]);

export const articleLanguage = new Language(data, new QuickParser(grammar), [], 'markdown');

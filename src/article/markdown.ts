import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { defineFootnotes, type Note } from './footnotes.ts';
import { LinearTokenizer } from './linear-tokenizer.ts';
import { defineComments, isComment } from './source-comments.ts';
import { escapeText } from './tree.ts';

/** How many nested blocks one line may open; further markers are text. */
const deepest = 24;
const opening = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
/** A nested item is indented by at least two columns. */
const widestIndent = deepest * 4;

/** Limits how many blocks a line opens, so that parsing cannot exhaust the stack. */
function limitNesting(source: string): string {
	return source
		.split('\n')
		.map((line) => (line.length <= deepest ? line : limitLine(line)))
		.join('\n');
}

function limitLine(line: string): string {
	let at = 0;
	for (let depth = 0; ; depth += 1) {
		opening.lastIndex = at;
		if (!opening.test(line)) return limitIndent(line);
		if (depth === deepest) break;
		at = opening.lastIndex;
	}
	const rest = line.slice(at).trimStart();
	return `${line.slice(0, at)} ${rest.replace(/^(?:[>\-+*]|(?=\d))/, (sign) => `\\${sign}`)}`;
}

function limitIndent(line: string): string {
	if (line[widestIndent] !== ' ' && line[widestIndent] !== '\t') return line;
	const text = line.trimStart();
	const indent = line.length - text.length;
	return indent > widestIndent && opening.test(text) ? ' '.repeat(widestIndent) + text : line;
}

const written = /[ \t]*\{#([\p{L}\p{N}_:.-]{1,120})(?:[ \t][^{}\n]{0,200})?\}[ \t]*$/u;
const name = /^[\p{L}\p{N}_:.-]{1,120}$/u;

/** Splits a heading from its own name: `{#nome}`, or a one-word comment at its end. */
function takeHeadingName(tokens: Token[]): { name: string | undefined; tokens: Token[] } {
	const words = tokens.findLastIndex((token) => !isComment(token));
	const comments = tokens.slice(words + 1).filter(isComment);
	const comment = comments.find(({ text }) => name.test(text))?.text;
	const last = tokens[words];
	if (last?.type !== 'text') return { name: comment, tokens };
	const match = written.exec(last.text);
	const text = last.text.slice(0, match?.index).trimEnd();
	return { name: match?.[1] ?? comment, tokens: tokens.with(words, { ...last, text }) };
}

export interface ParsedMarkdown {
	/** Not yet sanitised. */
	html: string;
	/** Footnotes in the order of first mention; their HTML is not yet sanitised. */
	notes: Note[];
	/** Labels of footnotes that are never mentioned; in the HTML they are paragraphs. */
	unmentioned: string[];
}

class ArticleRenderer extends Renderer {
	override checkbox({ checked }: Tokens.Checkbox): string {
		return checked ? '☑ ' : '☐ ';
	}

	override heading({ tokens, depth }: Tokens.Heading): string {
		const { name, tokens: words } = takeHeadingName(tokens);
		const id = name === undefined ? '' : ` id="${name}"`;
		return `<h${depth}${id}>${this.parser.parseInline(words)}</h${depth}>\n`;
	}
}

/**
 * Parses CommonMark with tables, strikethrough, footnotes, named headings and hidden comments to unsanitised HTML, in
 * linear time. Never throws.
 */
export function parseMarkdown(source: string): ParsedMarkdown {
	const text = limitNesting(source);
	const footnotes = defineFootnotes();
	// marked calls an extension for each block and each run of text, so it is added only when needed.
	const extensions = [
		...(text.includes('[^') ? [footnotes.extension] : []),
		...(text.includes('{/*') ? [defineComments(text)] : []),
	];
	const marked = new Marked({ gfm: true }, ...extensions);
	try {
		const html = marked.parse(text, {
			async: false,
			tokenizer: new LinearTokenizer(text),
			renderer: new ArticleRenderer(),
		});
		return { html, notes: footnotes.listNotes(), unmentioned: footnotes.listUnmentioned() };
	} catch (error) {
		// Nesting that no rule above foresaw exhausted the stack; show at least the words.
		if (!(error instanceof RangeError)) throw error;
		return { html: asParagraphs(text), notes: [], unmentioned: [] };
	}
}

function asParagraphs(text: string): string {
	return text
		.split(/\n{2,}/)
		.map((block) => `<p>${escapeText(block)}</p>`)
		.join('\n');
}

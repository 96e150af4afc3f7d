import { Marked, Renderer, type Tokens } from 'marked';
import { defineFootnotes, type Note } from './footnotes.ts';
import { takeHeadingName } from './heading-name.ts';
import { limitNesting } from './limit-nesting.ts';
import { LinearTokenizer } from './linear-tokenizer.ts';
import { defineComments } from './source-comments.ts';
import { escapeText } from './tree.ts';

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

import { Marked, type Tokens } from 'marked';
import { defineFootnotes, type Note } from './footnotes.ts';
import { limitNesting } from './limit-nesting.ts';

export interface ParsedMarkdown {
	/** Not yet sanitised. */
	html: string;
	/** Footnotes in the order of their first mention, their HTML not yet sanitised. */
	notes: Note[];
}

/** Characters that the search for the end of an emphasis may read, for each one of the text: it stays linear. */
const emphasisBudget = { perCharacter: 48, least: 200_000 };

const longRun = /^\S{512}/;
const longAddress = /^\S{2048}/;
const pageStart = /^(?:https?|ftp):\/\/|^www\./i;
const mailStart = /^[\w.+-]{1,254}@/;
/** A heading that is underlined has one line, seldom two, and ends where its paragraph does. */
const underlined = /^(?:[^\n]+\n){1,16}? {0,3}(?:=+|-+)[ \t]*(?:\n|$)/;

/** CommonMark with tables, strikethrough and footnotes, as unsafe HTML, in linear time. Never throws. */
export function parseMarkdown(source: string): ParsedMarkdown {
	const text = limitNesting(source);
	const footnotes = defineFootnotes();
	const marked = new Marked({ gfm: true }, footnotes.extension, {
		tokenizer: {
			...limitEmphasis(text.length),
			inlineText: limitRun,
			url: limitAddress,
			lheading: limitHeading,
		},
		renderer: {
			checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
			text(token) {
				if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
				return 'escaped' in token && token.escaped ? token.text : escapeMarks(token.text);
			},
		},
	});
	try {
		const html = marked.parse(text, { async: false });
		return { html, notes: footnotes.listNotes() };
	} catch (error) {
		// Only a nesting that no rule above foresaw exhausts the stack; the words are still shown.
		if (!(error instanceof RangeError)) throw error;
		return { html: asParagraphs(text), notes: [] };
	}
}

/** False lets marked's own rule run; undefined leaves the sign as text. */
function limitEmphasis(length: number) {
	let budget = Math.max(length * emphasisBudget.perCharacter, emphasisBudget.least);
	const spend = (source: string, masked: string): false | undefined => {
		if (!'*_~'.includes(source[0] ?? '')) return false;
		budget -= Math.min(masked.length, source.length);
		return budget > 0 ? false : undefined;
	};
	return {
		emStrong: spend as (source: string, masked: string) => Tokens.Em | false | undefined,
		del: spend as (source: string, masked: string) => Tokens.Del | false | undefined,
	};
}

/** marked looks through the whole of an unbroken run for an address at each sign; a long run holds none. */
function limitRun(source: string): Tokens.Text | false {
	if (!longRun.test(source)) return false;
	const raw = /^(?:[^\\<![`*~_\s]+|[\s\S])/u.exec(source)?.[0] ?? source;
	return { type: 'text', raw, text: raw, escaped: false };
}

/** marked goes over the end of an address once for each sign that it takes off, and looks for one at each word. */
function limitAddress(source: string): Tokens.Link | false | undefined {
	const begins = pageStart.test(source) || mailStart.test(source);
	return begins && !longAddress.test(source) ? false : undefined;
}

/** marked looks for the line below a heading to the end of an item, at each of its lines. */
function limitHeading(source: string): Tokens.Heading | false | undefined {
	return underlined.test(source) ? false : undefined;
}

/** Entities stay. Quotation marks and > need no escape in text, and each one costs the sanitiser. */
function escapeMarks(text: string): string {
	if (!/[&<]/.test(text)) return text;
	return text
		.replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,40});)/gi, '&amp;')
		.replaceAll('<', '&lt;');
}

function escapeText(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function asParagraphs(text: string): string {
	return text
		.split(/\n{2,}/)
		.map((block) => `<p>${escapeText(block)}</p>`)
		.join('\n');
}

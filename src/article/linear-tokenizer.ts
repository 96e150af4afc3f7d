import { Lexer, Tokenizer, type Tokens } from 'marked';
import { isIndentedProse } from '#domain/text/indented-prose';
import { startsUnended } from './hidden-elements.ts';

const longRun = /^\S{512}/;
const longAddress = /^\S{2048}/;
const pageStart = /^(?:https?|ftp):\/\/|^www\./i;
const mailStart = /^[\w.+-]{1,254}@/;
/** An underlined heading has one line, rarely two, and ends with its paragraph. */
const underlined = /^(?:[^\n]+\n){1,16}? {0,3}(?:=+|-+)[ \t]*(?:\n|$)/;
/** Anything that may end a run of text, or be more than text. */
const sign = /[\\<![`*~_@]|&#|:\/\/|www\.| {2}\n/;

const indented = /^(?: {4}| {0,3}\t)/;
const firstLines = (source: string) =>
	(/^([^\n]*)\n?([^\n]*)/.exec(source)?.slice(1) ?? []) as [string, string];

const declaration = /^<[!?]/;
const twoLines = /^[^\n]*\n[^\n]*/;

/** A paragraph ends before a table, for which marked reads all its rows; the first two lines are enough. */
const { paragraph, table } = Lexer.rules.block.gfm;
const rows = table.source.slice(table.source.indexOf('(?:\\n(('));
const shortParagraph = new RegExp(paragraph.source.replace(rows, () => '(?:\\n|$)'));
/** marked joins a paragraph again that ended for no table, and copies all of it each time. */
const mostJoins = 1_000;
const wholeParagraph = new RegExp(paragraph.source.replace(`|${table.source.slice(1)}`, ''));

/** marked copies all of an item for each line that continues it without an indent. Nobody writes so many. */
const mostLazyLines = 1_000;
const bullet = /^ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|$)/;

/** The list that this text may begin with, before an item of too many lines. */
function shortenList(source: string): string {
	if (!bullet.test(/^.*/.exec(source)?.[0] ?? '')) return source;
	let [at, lazy, isAfterBlank] = [0, 0, false];
	while (at < source.length && lazy < mostLazyLines) {
		const end = source.indexOf('\n', at) + 1 || source.length;
		const line = source.slice(at, end).trimEnd();
		const isOwn = indented.test(line) || /^ {2}/.test(line) || bullet.test(line);
		if (line !== '' && !isOwn && isAfterBlank) return source;
		lazy = isOwn || line === '' ? 0 : lazy + 1;
		isAfterBlank = line === '';
		at = end;
	}
	return source.slice(0, at);
}

/** Lines that begin nothing but text; marked copies all of an item's text for each. */
const plainLines = /^(?:\p{L}[^\n]*\n){200}/u;
/** Those before it may be a heading's or a table's head. */
const ownLines = /^(?:[^\n]*\n){183}/;

/** How many characters a search in vain may read per character of text, so that it stays linear. */
const perCharacter = 48;
const leastBudget = 200_000;

/** marked's own rules, except where they take quadratic time. */
export class LinearTokenizer extends Tokenizer {
	private toDeclarations: number;
	private toEmphasis: number;
	private headsWithoutTable = 0;

	constructor(text: string) {
		super();
		this.toDeclarations = Math.max(text.length * perCharacter, leastBudget);
		this.toEmphasis = this.toDeclarations;
	}

	override emStrong(source: string, masked: string, before?: string) {
		return this.mayEmphasise(source, masked) ? super.emStrong(source, masked, before) : undefined;
	}

	/** An indent is no code where prose stands: word processors and old mails begin paragraphs with it. */
	override code(source: string): Tokens.Code | undefined {
		if (!indented.test(source)) return undefined;
		return isIndentedProse(...firstLines(source)) ? undefined : super.code(source);
	}

	/** A single tilde strikes nothing: it stands in ranges and before numbers. */
	override del(source: string, masked: string, before?: string) {
		if (!/^~~(?!~)/.test(source)) return undefined;
		return this.mayEmphasise(source, masked) ? super.del(source, masked, before) : undefined;
	}

	private mayEmphasise(source: string, masked: string): boolean {
		if ('*_~'.includes(source[0] ?? '')) this.toEmphasis -= Math.min(masked.length, source.length);
		return this.toEmphasis > 0;
	}

	/** For each comment and declaration that nothing ends, marked reads the whole rest of the paragraph. */
	override tag(source: string): Tokens.Tag | undefined {
		if (this.isUnended(source)) return undefined;
		if (!declaration.test(source)) return super.tag(source);
		const found = this.toDeclarations > 0 ? super.tag(source) : undefined;
		if (!found) this.toDeclarations -= source.length;
		return found;
	}

	/** Without an end it would take the rest of the text, which stays Markdown. */
	override html(source: string): Tokens.HTML | undefined {
		return this.isUnended(source.trimStart()) ? undefined : super.html(source);
	}

	private isUnended(source: string): boolean {
		if (this.toDeclarations <= 0 || !startsUnended(source)) return false;
		this.toDeclarations -= source.length;
		return true;
	}

	override list(source: string): Tokens.List | undefined {
		return super.list(shortenList(source));
	}

	override text(source: string): Tokens.Text | undefined {
		const lines = ownLines.exec(plainLines.exec(source)?.[0] ?? '')?.[0].slice(0, -1);
		if (lines === undefined) return super.text(source);
		return { type: 'text', raw: lines, text: lines, tokens: this.lexer.inline(lines) };
	}

	/** Below each head that does not fit its line of dashes, marked reads all that could be rows. */
	override table(source: string): Tokens.Table | undefined {
		const { inlineQueue } = this.lexer;
		const { length } = inlineQueue;
		const head = twoLines.exec(source)?.[0] ?? '';
		const fits = super.table(head);
		inlineQueue.length = length;
		if (!fits && /\n.*[:|]/.test(head) && table.test(head)) this.headsWithoutTable += 1;
		return fits && super.table(source);
	}

	/** At every character marked looks back for an address through the whole unbroken run; a run this long contains none. */
	override inlineText(source: string): Tokens.Text | undefined {
		return beforeComment(this.run(source), source);
	}

	private run(source: string): Tokens.Text | undefined {
		if (longRun.test(source)) {
			const raw = /^(?:`+|[^\\<![`*~_\s]+|[\s\S])/u.exec(source)?.[0] ?? source;
			return { type: 'text', raw, text: raw, escaped: false };
		}
		if (sign.test(source)) return super.inlineText(source);
		return { type: 'text', raw: source, text: source, escaped: this.lexer.state.inRawBlock };
	}

	/** marked rescans the end of an address for each character it trims, and looks for an address at every word. */
	override url(source: string): Tokens.Link | undefined {
		const begins = pageStart.test(source) || mailStart.test(source);
		return begins && !longAddress.test(source) ? super.url(source) : undefined;
	}

	/** At every line of an item marked looks for a heading's underline up to the end of the item. */
	override lheading(source: string): Tokens.Heading | undefined {
		this.shortenParagraphs();
		return underlined.test(source) ? super.lheading(source) : undefined;
	}

	/** Just before each paragraph, because marked joins paragraphs only where their method is its own. */
	private shortenParagraphs(): void {
		const { block } = this.rules;
		const rule = this.headsWithoutTable < mostJoins ? shortParagraph : wholeParagraph;
		if (block.paragraph !== rule)
			this.rules = { ...this.rules, block: { ...block, paragraph: rule } };
	}
}

/** marked ends a run at the star of a comment `{/*`, but the comment begins two characters earlier. */
function beforeComment(token: Tokens.Text | undefined, source: string): Tokens.Text | undefined {
	if (!token?.raw.endsWith('{/') || source[token.raw.length] !== '*') return token;
	if (token.raw.length === 2) return token;
	return { ...token, raw: token.raw.slice(0, -2), text: token.text.slice(0, -2) };
}

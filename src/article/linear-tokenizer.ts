import { Tokenizer, type Tokens } from 'marked';

const longRun = /^\S{512}/;
const longAddress = /^\S{2048}/;
const pageStart = /^(?:https?|ftp):\/\/|^www\./i;
const mailStart = /^[\w.+-]{1,254}@/;
/** A heading that is underlined has one line, seldom two, and ends where its paragraph does. */
const underlined = /^(?:[^\n]+\n){1,16}? {0,3}(?:=+|-+)[ \t]*(?:\n|$)/;
/** All that may end a run of text, or be more than text. */
const sign = /[\\<![`*~_@]|&#|:\/\/|www\.| {2}\n/;

/** marked's own rules, but for what takes them the square of a text's length. */
class LinearTokenizer extends Tokenizer {
	/** marked looks behind each character for an address, through the whole of an unbroken run; a long run holds none. */
	override inlineText(source: string): Tokens.Text | undefined {
		return beforeComment(this.run(source), source);
	}

	private run(source: string): Tokens.Text | undefined {
		if (longRun.test(source)) {
			const raw = /^(?:[^\\<![`*~_\s]+|[\s\S])/u.exec(source)?.[0] ?? source;
			return { type: 'text', raw, text: raw, escaped: false };
		}
		if (sign.test(source)) return super.inlineText(source);
		return { type: 'text', raw: source, text: source, escaped: this.lexer.state.inRawBlock };
	}

	/** marked goes over the end of an address once for each sign that it takes off, and looks for one at each word. */
	override url(source: string): Tokens.Link | undefined {
		const begins = pageStart.test(source) || mailStart.test(source);
		return begins && !longAddress.test(source) ? super.url(source) : undefined;
	}

	/** marked looks for the line below a heading to the end of an item, at each of its lines. */
	override lheading(source: string): Tokens.Heading | undefined {
		return underlined.test(source) ? super.lheading(source) : undefined;
	}
}

/** A run ends at the star of a comment, `{/*`; two characters before it the comment begins. */
function beforeComment(token: Tokens.Text | undefined, source: string): Tokens.Text | undefined {
	if (!token?.raw.endsWith('{/') || source[token.raw.length] !== '*') return token;
	if (token.raw.length === 2) return token;
	return { ...token, raw: token.raw.slice(0, -2), text: token.text.slice(0, -2) };
}

/** The same for a text in which the search for the ends of emphasis could read too much. */
class FrugalTokenizer extends LinearTokenizer {
	private budget: number;

	constructor(budget: number) {
		super();
		this.budget = budget;
	}

	override emStrong(source: string, masked: string, before?: string) {
		return this.spend(source, masked) ? super.emStrong(source, masked, before) : undefined;
	}

	override del(source: string, masked: string, before?: string) {
		return this.spend(source, masked) ? super.del(source, masked, before) : undefined;
	}

	private spend(source: string, masked: string): boolean {
		if (!'*_~'.includes(source[0] ?? '')) return true;
		this.budget -= Math.min(masked.length, source.length);
		return this.budget > 0;
	}
}

/** Characters that the search for the end of an emphasis may read, for each one of the text: it stays linear. */
const emphasisBudget = { perCharacter: 48, least: 200_000 };

/** marked copies each paragraph where these rules are not its own: so only where emphasis could read too much. */
export function createTokenizer(text: string): Tokenizer {
	const budget = Math.max(text.length * emphasisBudget.perCharacter, emphasisBudget.least);
	const signs = text.match(/[*_~]/g)?.length ?? 0;
	const longest = text.split('\n\n').reduce((most, { length }) => Math.max(most, length), 0);
	return 2 * signs * longest < budget ? new LinearTokenizer() : new FrugalTokenizer(budget);
}

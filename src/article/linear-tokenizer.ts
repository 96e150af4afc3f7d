import { Tokenizer, type Tokens } from 'marked';

const longRun = /^\S{512}/;
const longAddress = /^\S{2048}/;
const pageStart = /^(?:https?|ftp):\/\/|^www\./i;
const mailStart = /^[\w.+-]{1,254}@/;
/** An underlined heading has one line, rarely two, and ends with its paragraph. */
const underlined = /^(?:[^\n]+\n){1,16}? {0,3}(?:=+|-+)[ \t]*(?:\n|$)/;
/** Anything that may end a run of text, or be more than text. */
const sign = /[\\<![`*~_@]|&#|:\/\/|www\.| {2}\n/;

/** marked's own rules, except where they take quadratic time. */
class LinearTokenizer extends Tokenizer {
	/** At every character marked looks back for an address through the whole unbroken run; a run this long contains none. */
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

	/** marked rescans the end of an address for each character it trims, and looks for an address at every word. */
	override url(source: string): Tokens.Link | undefined {
		const begins = pageStart.test(source) || mailStart.test(source);
		return begins && !longAddress.test(source) ? super.url(source) : undefined;
	}

	/** At every line of an item marked looks for a heading's underline up to the end of the item. */
	override lheading(source: string): Tokens.Heading | undefined {
		return underlined.test(source) ? super.lheading(source) : undefined;
	}
}

/** marked ends a run at the star of a comment `{/*`, but the comment begins two characters earlier. */
function beforeComment(token: Tokens.Text | undefined, source: string): Tokens.Text | undefined {
	if (!token?.raw.endsWith('{/') || source[token.raw.length] !== '*') return token;
	if (token.raw.length === 2) return token;
	return { ...token, raw: token.raw.slice(0, -2), text: token.text.slice(0, -2) };
}

/** Also limits the search for the end of emphasis, for texts in which it could read too much. */
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

/** How many characters the search for the end of emphasis may read per character of text, so that it stays linear. */
const emphasisBudget = { perCharacter: 48, least: 200_000 };

/** Overriding the emphasis rules makes marked copy each paragraph, so they are overridden only where needed. */
export function createTokenizer(text: string): Tokenizer {
	const budget = Math.max(text.length * emphasisBudget.perCharacter, emphasisBudget.least);
	const signs = text.match(/[*_~]/g)?.length ?? 0;
	const longest = text.split('\n\n').reduce((most, { length }) => Math.max(most, length), 0);
	return 2 * signs * longest < budget ? new LinearTokenizer() : new FrugalTokenizer(budget);
}

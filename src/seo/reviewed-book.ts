import { type NamedBook, namedBook } from '#domain/post/named-book';

/** The book that a summary is about, as far as its title and its text say. */
export interface ReviewedBook extends NamedBook {
	/** The reviewer's own rating from the text; never invented. */
	rating?: { value: number; best: number };
}

const label = String.raw`(?:nota|avalia[çc][ãa]o|classifica[çc][ãa]o|pontua[çc][ãa]o)(?:\s+(?:final|geral|do\s+livro))?`;
const own = String.raw`(?:minha|nossa)\s+${label}`;
const between = String.raw`(?:\s*[:=–—-]\s*|\n)`;
const value = String.raw`(?<value>\d{1,2}(?:[.,]\d{1,2})?)`;
const best = '(?<best>5|10)(?:[.,]0)?';
const grade = String.raw`${value}\s*(?:\/|de|em)\s*${best}`;
const stars = String.raw`(?<full>(?:[★⭐🌟]\ufe0f?[ \u00a0]?)+)(?<half>½ ?)?(?<empty>(?:[☆✩✰][ \u00a0]?)*)`;
/** Beside a rating: neither words nor quotation marks. */
const edge = String.raw`[^\p{L}\p{N}"“”'‘’«»★☆\n]{0,6}`;
/** Whole lines. 'Nota 4 de 5' may be a footnote; who says 'nossa' may add a remark. */
const ratingLines = [
	String.raw`(?:${own}|${label})${between}${grade}(?:\s+estrelas)?[\s★⭐☆\ufe0f]*`,
	String.raw`${label}\s+${value}\s*\/\s*${best}`,
	String.raw`${own}\s*:?\s*${grade}(?:[,;.!–—(-].{0,80})?`,
	String.raw`${grade}\s+estrelas`,
	String.raw`(?:(?:${own}|${label})${between})?${stars}(?:\(?[\d.,]{1,4}\s?(?:\/|de)\s?\d{1,2}\)?)?`,
].map((line) => new RegExp(`^${edge}${line}${edge}$`, 'gimu'));

const saysOwn = new RegExp(`^${edge}${own}`, 'iu');

const countSigns = (text = ''): number => text.match(/[★⭐🌟☆✩✰]/gu)?.length ?? 0;

/** The rating that the text gives, if it gives one. */
function findRating(text: string): ReviewedBook['rating'] {
	const found = ratingLines
		.flatMap((line) => [...text.matchAll(line)])
		// What a line with a colon announces is what somebody else says.
		.filter(
			({ 0: line, index }) => saysOwn.test(line) || !text.slice(0, index).trimEnd().endsWith(':'),
		)
		.map(({ groups = {} }) => {
			const { value, best, full, half, empty } = groups;
			if (value) return { value: Number(value.replace(',', '.')), best: Number(best) };
			const [shown, halves] = [countSigns(full), half ? 1 : 0];
			return { value: shown + halves / 2, best: shown + halves + countSigns(empty) };
		});
	const [rating] = found;
	if (!rating || found.some(({ value, best }) => value !== rating.value || best !== rating.best))
		return;
	const { value, best } = rating;
	return value > 0 && value <= best && (best === 5 || best === 10) ? rating : undefined;
}

/** What others said, what is shown, and what is struck out. */
const foreign = /^(?:blockquote|q|pre|code|table|figure|section|sup|del|s)$/;
const inline = /^(?:a|abbr|b|cite|em|i|ins|mark|small|span|strong|u)$/;

/** The lines of an article's HTML that are its own words. */
export function ownText(html: string): string {
	let depth = 0;
	let text = '';
	for (const [piece, close, tag] of html.matchAll(/<(\/?)([a-z]\w*)[^<>]*>|[^<]+/g)) {
		if (tag && foreign.test(tag)) depth += close ? -1 : 1;
		else if (depth === 0 && !(tag && inline.test(tag))) text += tag ? '\n' : piece;
	}
	return text;
}

/**
 * Reads book and rating from a summary's title and text.
 * @example reviewedBook('Resumo do livro Foco, de Daniel Goleman', 'Nota: 4,5/5')
 *   → { name: 'Foco', authors: ['Daniel Goleman'], rating: { value: 4.5, best: 5 } }
 */
export function reviewedBook(title: string, plainText: string): ReviewedBook {
	const rating = findRating(plainText);
	return { ...namedBook(title), ...(rating && { rating }) };
}

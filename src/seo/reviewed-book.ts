/** The book that a summary is about, as far as its text says. */
export interface ReviewedBook {
	name: string;
	/** As named in the title; empty when it names nobody. */
	authors: string[];
	/** The reviewer's own rating from the text; never invented. */
	rating?: { value: number; best: number };
}

const prefix = /^(?:resumo|resenha)(?:\s+d[oe]\s+livro)?\s*[:–—-]?\s+|^livro\s*:\s*/i;
const author =
	/^(.+?)(?:,\s+de|\s+[–—-])\s+(\p{Lu}[\p{L}.’']*(?:\s(?:d[aeo]s?|e|\p{Lu}[\p{L}.’']*))*\s\p{Lu}[\p{L}.’']*)$/u;
const rating = /\bnota(?:\s+final)?\s*:?\s*(\d{1,2}(?:[.,]\d)?)\s*(?:\/|de)\s*(5|10)\b/i;

/**
 * Reads book and rating from a summary's title and text.
 * @example reviewedBook('Resumo do livro Foco, de Daniel Goleman', 'Nota: 4,5/5')
 *   → { name: 'Foco', authors: ['Daniel Goleman'], rating: { value: 4.5, best: 5 } }
 */
export function reviewedBook(title: string, plainText: string): ReviewedBook {
	const bare = title.replace(prefix, '').trim() || title;
	const [, name = bare, by] = author.exec(bare) ?? [];
	const [, value, best] = rating.exec(plainText) ?? [];
	const stated = { value: Number(value?.replace(',', '.')), best: Number(best) };
	return {
		name,
		authors: by ? by.split(/\s+e\s+/) : [],
		...(stated.value > 0 && stated.value <= stated.best ? { rating: stated } : {}),
	};
}

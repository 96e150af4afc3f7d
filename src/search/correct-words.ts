import { foldForSearch } from '#domain/search/fold-for-search';
import { isOneEditAway } from '#domain/search/similar-words';

const mostOfAWord = 3;
const mostAsked = 5;
const mostOffered = 3;

interface Correcting {
	terms: readonly string[];
	/** The words of the index, as `listKnownWords` spells them. */
	known: readonly string[];
	/** How many posts a query finds under the reader's filters. */
	count: (q: string) => Promise<number>;
	/** Whether any post at all holds a term. */
	isFound: (term: string) => Promise<boolean>;
}

/** Queries in which every word that no post holds is replaced by one a slip away, and then these words alone. */
export async function correctWords(options: Correcting): Promise<string[]> {
	const { terms, known, count, isFound } = options;
	const folded = known.map(foldForSearch);
	const nearestTo = (term: string) =>
		known.filter((_, index) => isOneEditAway(term, folded[index] as string));
	const choices = await Promise.all(
		terms.map(async (term) => {
			const isRight = await isFound(term);
			const words = isRight ? [known[folded.indexOf(term)] ?? term] : nearestTo(term);
			return { isRight, words: words.slice(0, mostOfAWord) };
		}),
	);
	const corrected = choices.filter(({ isRight }) => !isRight).flatMap(({ words }) => words);
	const queries = [...listPhrases(choices.map(({ words }) => words)), ...corrected];
	const asked = [...new Set(corrected.length > 0 ? queries : [])].slice(0, mostAsked);
	const found = await Promise.all(asked.map(async (q) => ({ q, count: await count(q) })));
	return found
		.filter((query) => query.count > 0)
		.slice(0, mostOffered)
		.map(({ q }) => q);
}

/** The choices in one place at a time; none if a word has no choice. */
function listPhrases(choices: readonly (readonly string[])[]): string[] {
	if (choices.some(({ length }) => length === 0)) return [];
	const rounds = Math.max(...choices.map(({ length }) => length));
	return Array.from({ length: rounds }, (_, round) =>
		choices.map((words) => words[Math.min(round, words.length - 1)]).join(' '),
	);
}

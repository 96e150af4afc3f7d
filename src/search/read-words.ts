import { openArticleStore } from '#content/article-store';
import type { PostSummary } from '#domain/post';
import { listSignedRuns, listWords } from '#domain/search-match';

export interface PostWords {
	/** The words by number. */
	words: string[];
	/** The word numbers of each post, each once, those of its title first. */
	numbersOf: Uint32Array[];
	/** How many of a post's numbers are in its title. */
	titleCounts: number[];
}

/** The words of each post: title, author, excerpt and visible text (Spec §5). */
export function readWords(snapshotFolder: string, posts: readonly PostSummary[]): PostWords {
	const articles = openArticleStore(snapshotFolder, 'read');
	const numbers = new Map<string, number>();
	const numberOf = (word: string) => {
		const known = numbers.get(word);
		if (known === undefined) numbers.set(word, numbers.size);
		return known ?? numbers.size - 1;
	};
	const found = posts.map((post) => {
		const { title, author, excerpt } = post;
		const own = new Set(listIndexed(title).map(numberOf));
		const titleCount = own.size;
		const text = [author, excerpt, articles.getText(post)].join('\n');
		for (const word of listIndexed(text)) own.add(numberOf(word));
		return { titleCount, numbers: Uint32Array.from(own) };
	});
	articles.close();
	return {
		words: [...numbers.keys()],
		numbersOf: found.map((post) => post.numbers),
		titleCounts: found.map(({ titleCount }) => titleCount),
	};
}

/** Few lines have a sign. */
const listIndexed = (text: string) => [
	...listWords(text),
	...text.split('\n').flatMap(listSignedRuns),
];

import { type ArticleStore, articleKey, openArticleStore } from '#content/article-store';
import type { PostSummary } from '#domain/post';
import type { PostWords } from './post-words.ts';
import { recallWords, rememberWords } from './word-memory.ts';
import { WordTable } from './word-table.ts';

interface ReadWords {
	snapshotFolder: string;
	posts: readonly PostSummary[];
	/** Cache that lets the next build skip unchanged texts. */
	cacheFolder?: string | undefined;
}

/** The words of each post: title, author, excerpt and visible text (Spec §5). */
export function readWords({ snapshotFolder, posts, cacheFolder }: ReadWords): PostWords {
	const articles = openArticleStore(snapshotFolder, 'read');
	const newest = posts.at(-1);
	// All articles of a snapshot have the same renderer.
	const renderer = newest ? articles.get(newest).renderer : '';
	const memory = recallWords(cacheFolder, renderer);
	const table = new WordTable();
	table.restore(memory.words);
	const numbersOf = posts.map((post) => {
		const known = memory.numbersOf.get(articleKey(post));
		return known ?? table.listNumbers(readText(articles, post));
	});
	const titleCounts = posts.map((post) => table.listNumbers(post.title).length);
	articles.close();
	const words: PostWords = { renderer, words: table.words, numbersOf, titleCounts };
	if (cacheFolder) rememberWords(cacheFolder, posts, words);
	return words;
}

const readText = (articles: ArticleStore, post: PostSummary) =>
	[post.title, post.author, post.excerpt, articles.getText(post)].join('\n');

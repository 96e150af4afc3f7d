import { openArticleStore } from '#content/article-store';
import type { PostSummary } from '#domain/post/post';
import { searchFields } from '#domain/post/post-fields';
import { listIndexed, listJoined } from '#domain/search/search-match';
import { categoryKey, joinedKey, tagKey } from './keys.ts';
import type { PostNumber } from './postings.ts';

/** Words, and the ascending numbers of the posts that have each. */
export type WordPosts = Map<string, PostNumber[]>;

export interface SegmentWords {
	/** Number of the segment's posts. */
	count: number;
	/** Words of the whole posts, and their filters. */
	words: WordPosts;
	/** Words of the titles alone. */
	titles: WordPosts;
	/** Words with accents, in lower case, and how many posts write them so. */
	accented: Map<string, number>;
}

const accentedWord = /(?<![a-z])[a-z]*[ß-öø-ɏḀ-ỿ][a-zß-öø-ɏḀ-ỿ]*/g;

/** The words of these posts: title, author, excerpt and visible text, and what else the table says. */
export function readWords(snapshotFolder: string, posts: readonly PostSummary[]): SegmentWords {
	const articles = openArticleStore(snapshotFolder, 'read');
	const words: WordPosts = new Map();
	const titles: WordPosts = new Map();
	const accented = new Map<string, number>();
	posts.forEach((post, number) => {
		const { title, category, tags } = post;
		const text = [...searchFields.map((name) => post[name] ?? ''), articles.getText(post)].join(
			'\n',
		);
		addPost(words, wordsOf(text), number);
		addPost(words, [...tags.map(tagKey), ...(category ? [categoryKey(category.id)] : [])], number);
		addPost(titles, wordsOf(title), number);
		for (const word of new Set(text.normalize().toLowerCase().match(accentedWord)))
			accented.set(word, (accented.get(word) ?? 0) + 1);
	});
	articles.close();
	return { count: posts.length, words, titles, accented };
}

const wordsOf = (text: string) => listIndexed(text).concat(listJoined(text).map(joinedKey));

function addPost(words: WordPosts, added: readonly string[], post: PostNumber): void {
	for (const word of new Set(added)) {
		const posts = words.get(word);
		if (posts) posts.push(post);
		else words.set(word, [post]);
	}
}

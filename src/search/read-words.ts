import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleFile } from '#content/snapshot';
import type { PostSummary, RenderedArticle } from '#domain/post';
import type { PostWords } from './post-words.ts';
import { recallWords, rememberWords } from './word-memory.ts';
import { WordTable } from './word-table.ts';

interface ReadWords {
	snapshotFolder: string;
	posts: readonly PostSummary[];
	/** Where one build leaves what the next one need not read again. */
	cacheFolder?: string | undefined;
}

/** The words of each post: title, author, excerpt and visible text (Spec §5). */
export function readWords({ snapshotFolder, posts, cacheFolder }: ReadWords): PostWords {
	const newest = posts.at(-1);
	// All articles of a snapshot are made by one renderer.
	const renderer = newest ? readArticle(snapshotFolder, newest).renderer : '';
	const memory = recallWords(cacheFolder, renderer);
	const table = new WordTable();
	table.restore(memory.words);
	const numbersOf = posts.map((post) => {
		const known = memory.numbersOf.get(articleFile(post));
		return known ?? table.listNumbers(readText(snapshotFolder, post));
	});
	const words: PostWords = { renderer, words: table.words, numbersOf };
	if (cacheFolder) rememberWords(cacheFolder, posts, words);
	return words;
}

function readText(snapshotFolder: string, post: PostSummary): string {
	const { plain_text } = readArticle(snapshotFolder, post);
	return [post.title, post.author, post.excerpt, plain_text].join('\n');
}

function readArticle(snapshotFolder: string, post: PostSummary): RenderedArticle {
	return JSON.parse(readFileSync(join(snapshotFolder, articleFile(post)), 'utf8'));
}

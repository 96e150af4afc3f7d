import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleFile } from '#content/snapshot';
import type { PostSummary, RenderedArticle } from '#domain/post';
import type { WordMemory } from './word-memory.ts';
import { WordTable } from './word-table.ts';

export interface PostWords {
	/** The words by number; a few may belong to no post any more. */
	words: string[];
	/** The numbers of the words of each post. */
	numbersOf: Uint32Array[];
}

interface ReadWords {
	snapshotFolder: string;
	posts: readonly PostSummary[];
	/** What the last build read: only the articles that it does not know are read again. */
	memory: WordMemory;
}

/** The words of each post: title, author, excerpt and visible text (Spec §5). */
export function readWords({ snapshotFolder, posts, memory }: ReadWords): PostWords {
	const table = new WordTable();
	table.restore(memory.words);
	const numbersOf = posts.map((post) => {
		const known = memory.numbersOf.get(articleFile(post));
		return known ?? table.listNumbers(readText(snapshotFolder, post));
	});
	return { words: table.words, numbersOf };
}

function readText(snapshotFolder: string, post: PostSummary): string {
	const file = readFileSync(join(snapshotFolder, articleFile(post)), 'utf8');
	const { plain_text } = JSON.parse(file) as RenderedArticle;
	return [post.title, post.author, post.excerpt, plain_text].join('\n');
}

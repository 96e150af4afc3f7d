import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { articleKey } from '#content/article-store';
import { writeWhole } from '#content/write-whole';
import type { PostSummary } from '#domain/post';
import type { PostWords } from './post-words.ts';

/** The words of the last build's posts, by `articleKey`. */
export interface WordMemory {
	words: string[];
	numbersOf: Map<string, Uint32Array>;
}

interface StoredMemory {
	format: number;
	renderer: string;
	words: string[];
	articles: string[];
	/** Where the numbers of each article end. */
	ends: Uint32Array;
	numbers: Uint32Array;
}

const memoryFormat = 3;
const memoryFile = 'search-words.bin';

/** Reads what the last build stored; empty when there is nothing, or when its texts had another renderer. */
export function recallWords(folder: string | undefined, renderer: string): WordMemory {
	const memory: WordMemory = { words: [], numbersOf: new Map() };
	if (!folder || !existsSync(join(folder, memoryFile))) return memory;
	const stored = deserialize(readFileSync(join(folder, memoryFile))) as StoredMemory;
	if (stored.format !== memoryFormat || stored.renderer !== renderer) return memory;
	memory.words = stored.words;
	stored.articles.forEach((article, index) => {
		const numbers = stored.numbers.subarray(stored.ends[index - 1] ?? 0, stored.ends[index]);
		memory.numbersOf.set(article, numbers);
	});
	return memory;
}

/** Stores the words for the next build. */
export function rememberWords(
	folder: string,
	posts: readonly PostSummary[],
	{ renderer, words, numbersOf }: PostWords,
): void {
	const ends = new Uint32Array(numbersOf.length);
	let end = 0;
	numbersOf.forEach((numbers, index) => {
		end += numbers.length;
		ends[index] = end;
	});
	const numbers = new Uint32Array(end);
	numbersOf.forEach((list, index) => {
		numbers.set(list, ends[index - 1] ?? 0);
	});
	const articles = posts.map(articleKey);
	const stored: StoredMemory = { format: memoryFormat, renderer, words, articles, ends, numbers };
	mkdirSync(folder, { recursive: true });
	writeWhole(join(folder, memoryFile), serialize(stored));
}

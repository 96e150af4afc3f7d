import type { Category } from '#domain/names/category';

/** Where the index is stored: the manifest has a fixed address; every other file is named by its content. */
export const searchFolder = '/search';
export const manifestName = 'manifest.json';
export const manifestAddress = `${searchFolder}/${manifestName}`;
export const partsFolder = 'parts';
export const shardName = (hash: string) => `${partsFolder}/${hash}.bin`;
export const cardsName = (chunk: number, version: string) =>
	`${partsFolder}/cards-${chunk}-${version}.json`;
export const wordsName = (version: string) => `${partsFolder}/words-${version}.json`;
export const formerName = (version: string) => `${partsFolder}/former-${version}.json`;
/** Hexadecimal digits of the content hash in a file name. */
export const hashLength = 12;

/** Hexadecimal digits that distinguish the versions of a file. */
export const versionLength = 6;

/** What is found in titles is scattered over all years, so most chunks are loaded for a single card. */
export const cardsPerChunk = 8;

/** A run of posts with its own shards. A new post changes only the last segment's shards. */
export interface SearchSegment {
	/** Number of its first post. */
	first: number;
	count: number;
	/** The lowest key of each shard, ascending. */
	bounds: string[];
	/** The hashes of the shards, concatenated. */
	shards: string;
}

export interface SearchManifest {
	/** Version of the format; a page that expects another one reloads. */
	format: number;
	count: number;
	/** With the number of their posts, most first. */
	categories: (Category & { count: number })[];
	/** Names with a page, those with most posts first. */
	tags: string[];
	authors: string[];
	/** The version of the words that a misspelt one may stand for. */
	words: string;
	/** The version of what former names of topics lead to; absent where there are none. */
	former?: string;
	/** Numbers of the most read posts; absent where too few have views. */
	most?: number[];
	/** Numbers of the posts that are books, as a posting in base64. */
	books: string;
	/** The versions of the chunks of cards, concatenated. */
	cards: string;
	segments: SearchSegment[];
}

export const searchFormat = 2;

/** The first post of the last segment. Older segments stay unchanged for the next 256 posts. */
export function firstOfLastSegment(count: number): number {
	const block = 256;
	return count < 4 * block ? 0 : Math.floor((count - block / 4) / block) * block;
}

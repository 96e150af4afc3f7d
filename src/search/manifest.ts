import type { Category } from '#domain/post';

/** Where the index is stored: the manifest has a fixed address; every other file is named by its content. */
export const searchFolder = '/search';
export const manifestName = 'manifest.json';
export const partsFolder = 'parts';
export const shardName = (hash: string) => `${partsFolder}/${hash}.bin`;
export const cardsName = (hash: string) => `${partsFolder}/${hash}.json`;
/** Hexadecimal digits of the content hash in a file name. */
export const hashLength = 12;

/** Chunks of cards overlap, so that one of them always contains any six neighbours. */
export const cardsPerChunk = 48;
export const cardStride = 24;

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
	categories: Category[];
	/** Numbers of the posts that are books, as a posting in base64. */
	books: string;
	/** The hashes of the chunks of cards, concatenated. */
	cards: string;
	segments: SearchSegment[];
}

export const searchFormat = 1;

/** The first post of the last segment. Older segments stay unchanged for the next 256 posts. */
export function firstOfLastSegment(count: number): number {
	const block = 256;
	return count < 4 * block ? 0 : Math.floor((count - block / 4) / block) * block;
}

/** The first chunk to load for this post and older ones. */
export function chunkOf(post: number): number {
	return Math.max(0, Math.ceil((post + 1 - cardsPerChunk) / cardStride));
}

export const countChunks = (count: number) => (count === 0 ? 0 : chunkOf(count - 1) + 1);

import type { Category } from '#domain/post';

/** Where the index lies: the manifest at a fixed address, everything else under a name made of its content. */
export const searchFolder = '/search';
export const manifestName = 'manifest.json';
export const partsFolder = 'parts';
export const shardName = (hash: string) => `${partsFolder}/${hash}.bin`;
export const cardsName = (hash: string) => `${partsFolder}/${hash}.json`;
/** Hexadecimal digits of a content hash in a name. */
export const hashLength = 12;

/** Cards lie in overlapping chunks, so that six neighbours always share one. */
export const cardsPerChunk = 48;
export const cardStride = 24;

/** A run of posts with its own shards. A new post changes the shards of the last segment only. */
export interface SearchSegment {
	/** Number of its first post. */
	first: number;
	count: number;
	/** The lowest key of each shard, ascending. */
	bounds: string[];
	/** The hashes of the shards, one after the other. */
	shards: string;
}

export interface SearchManifest {
	/** The version of the format; a page that knows another one reloads. */
	format: number;
	count: number;
	categories: Category[];
	/** Numbers of the posts that are books, as a posting in base64. */
	books: string;
	/** The hashes of the chunks of cards, one after the other. */
	cards: string;
	segments: SearchSegment[];
}

export const searchFormat = 1;

/** The first post of the last segment: the older ones stay as they are for the next 256 posts. */
export function firstOfLastSegment(count: number): number {
	const block = 256;
	return count < 4 * block ? 0 : Math.floor((count - block / 4) / block) * block;
}

/** The first chunk that a reader of this post and of older ones should load. */
export function chunkOf(post: number): number {
	return Math.max(0, Math.ceil((post + 1 - cardsPerChunk) / cardStride));
}

export const countChunks = (count: number) => (count === 0 ? 0 : chunkOf(count - 1) + 1);

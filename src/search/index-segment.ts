import { shortestInfix } from '#domain/search/search-match';
import { isInfix, listKeys } from './keys.ts';
import { listSetBits, type PostBits, type PostNumber, writePosting } from './postings.ts';
import type { SegmentWords, WordPosts } from './read-words.ts';
import { type IndexEntry, writeShard } from './shard.ts';

/** Uncompressed bytes of a shard. A term needs one shard, so this is what a reader downloads per term. */
const shardBytes = 14_000;

export interface IndexShard {
	/** This shard contains every key from here up to the next shard's. */
	bound: string;
	bytes: Uint8Array;
}

type Posts = readonly PostNumber[];

interface KeyEntry extends IndexEntry {
	posts: Posts;
	/** Those with the key in their titles. */
	titled: Posts;
}

interface Piece {
	bound: string;
	entries: KeyEntry[];
	size: number;
}

/** Builds a segment's shards. */
export function indexSegment({ count, words, titles }: SegmentWords): IndexShard[] {
	const byKey = listByKey(words);
	const titledByKey = listByKey(titles);
	const marks = new Uint8Array(count);
	const entries = sortKeys(byKey.keys()).map((key) =>
		makeEntry(key, byKey.get(key) ?? [], titledByKey.get(key) ?? [], marks),
	);
	return joinPieces(divide(entries, 0, marks));
}

/** The posts of the words of each key; most keys have only one word. */
function listByKey(words: WordPosts): Map<string, Posts[]> {
	const byKey = new Map<string, Posts[]>();
	for (const [word, posts] of words) {
		for (const key of listKeys(word)) {
			const lists = byKey.get(key);
			if (lists) lists.push(posts);
			else byKey.set(key, [posts]);
		}
	}
	return byKey;
}

/** Sorts by character code, one prefix at a time: three times faster than sorting all keys at once. */
function sortKeys(keys: Iterable<string>): string[] {
	const groups = Map.groupBy(keys, (key) => key.slice(0, shortestInfix));
	return [...groups.keys()].sort().flatMap((beginning) => groups.get(beginning)?.sort() ?? []);
}

function makeEntry(key: string, lists: Posts[], titledLists: Posts[], marks: PostBits): KeyEntry {
	const posts = unite(lists, marks);
	const titled = unite(titledLists, marks);
	const isInTitles = titled.length > 0;
	const bytes: number[] = [];
	writePosting(bytes, posts, marks.length);
	if (isInTitles) writePosting(bytes, titled, marks.length);
	return { key, posts, titled, postings: new Uint8Array(bytes), isInTitles };
}

/** The posts of all lists, ascending; `marks` has a zero for every post, before and afterwards. */
function unite(lists: readonly Posts[], marks: PostBits): Posts {
	if (lists.length < 2) return lists[0] ?? [];
	for (const posts of lists) for (const post of posts) marks[post] = 1;
	const united = listSetBits(marks);
	marks.fill(0);
	return united;
}

/**
 * Splits sorted entries along common prefixes until each piece fits a shard. A prefix whose entries are spread over
 * several pieces gets an entry of its own with the posts of all of them, so that one shard answers every term.
 */
function divide(entries: KeyEntry[], depth: number, marks: PostBits): Piece[] {
	const [first] = entries;
	if (!first) return [];
	const bound = first.key.slice(0, depth);
	const size = entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
	if (size <= shardBytes || entries.length === 1) return [{ bound, entries, size }];
	const groups = Map.groupBy(entries, ({ key }) => key.charCodeAt(depth));
	const pieces: Piece[] = [];
	if (isInfix(bound)) {
		const titled = entries.map((entry) => entry.titled);
		const posts = entries.map((entry) => entry.posts);
		const whole = makeEntry(bound, posts, titled, marks);
		pieces.push({ bound, entries: [whole], size: sizeOf(whole) });
		groups.delete(endOfKey);
	}
	for (const group of groups.values()) pieces.push(...divide(group, depth + 1, marks));
	return pieces;
}

/** What `charCodeAt` returns at the end of a text. */
const endOfKey = Number.NaN;

/** Fills shards with neighbouring pieces and starts a new one at every first letter, which keeps changes local. */
function joinPieces(pieces: Piece[]): IndexShard[] {
	const joined: Piece[] = [];
	for (const piece of pieces) {
		const last = joined.at(-1);
		if (last && last.bound[0] === piece.bound[0] && last.size + piece.size <= shardBytes) {
			last.entries.push(...piece.entries);
			last.size += piece.size;
		} else {
			joined.push(piece);
		}
	}
	return joined.map(({ bound, entries }) => ({ bound, bytes: writeShard(entries) }));
}

/** An estimate: neighbouring keys share about two thirds of their letters. */
const sizeOf = ({ postings }: KeyEntry) => postings.length + 4;

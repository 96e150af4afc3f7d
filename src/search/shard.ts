import { isInfix } from './keys.ts';
import { ByteReader, type PostBits, setBits, skipPosting, writeVarint } from './postings.ts';

export interface IndexEntry {
	key: string;
	/** That of its posts and, if it is in titles, that of the posts with such a title. */
	postings: Uint8Array;
	isInTitles: boolean;
}

/** The posts that match a key. */
export interface MatchedPosts {
	all: PostBits;
	/** Those whose titles match it. */
	titled: PostBits;
}

/**
 * Encodes a shard: sorted entries, each with its key minus the prefix shared with the previous one, then its postings.
 * Whether the second one follows is the lowest bit of the key's length, where it costs nothing.
 */
export function writeShard(entries: readonly IndexEntry[]): Uint8Array {
	const bytes: number[] = [];
	let previous = '';
	for (const { key, postings, isInTitles } of entries) {
		let shared = 0;
		while (shared < key.length && key[shared] === previous[shared]) shared++;
		writeVarint(bytes, shared);
		writeVarint(bytes, (key.length - shared) * 2 + (isInTitles ? 1 : 0));
		for (let index = shared; index < key.length; index++) writeVarint(bytes, key.charCodeAt(index));
		for (const byte of postings) bytes.push(byte);
		previous = key;
	}
	return new Uint8Array(bytes);
}

/** Marks the posts of every entry that matches a key; `first` is the number of the segment's first post. */
export function lookUp(shard: Uint8Array, key: string, found: MatchedPosts, first: number): void {
	const reader = new ByteReader(shard);
	const infix = isInfix(key);
	/** How many leading letters of the entry's key match the wanted key. */
	let equal = 0;
	while (!reader.done) {
		const shared = reader.varint();
		const head = reader.varint();
		const added = head >> 1;
		equal = Math.min(equal, shared);
		for (let index = 0; index < added; index++) {
			const letter = reader.varint();
			if (shared + index === equal && key.charCodeAt(equal) === letter) equal++;
		}
		const isMatch = equal === key.length && (infix || shared + added === equal);
		const matched = (head & 1) === 1 ? [found.all, found.titled] : [found.all];
		for (const marks of matched) {
			if (isMatch) setBits(reader, marks, first);
			else skipPosting(reader);
		}
	}
}

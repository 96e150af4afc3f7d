import { ByteReader, ByteWriter } from './bytes.ts';
import { isInfix } from './keys.ts';
import { addPosting, type PostSet, skipPosting } from './postings.ts';

export interface IndexEntry {
	key: string;
	posting: Uint8Array;
	/** The posting of the posts whose titles hold the key. */
	titled: Uint8Array | undefined;
}

/** The posts that match a key. */
export interface MatchedPosts {
	all: PostSet;
	/** Those whose titles match it. */
	titled: PostSet;
}

/**
 * Encodes a shard: sorted entries, each with its key minus the prefix shared with the previous one, then its postings.
 * Whether the second one follows is the lowest bit of the key's length, where it costs nothing.
 */
export function writeShard(entries: readonly IndexEntry[]): Uint8Array {
	const writer = new ByteWriter(16_384);
	let previous = '';
	for (const { key, posting, titled } of entries) {
		let shared = 0;
		while (shared < key.length && key[shared] === previous[shared]) shared++;
		writer.varint(shared);
		writer.varint((key.length - shared) * 2 + (titled ? 1 : 0));
		for (let index = shared; index < key.length; index++) writer.varint(key.charCodeAt(index));
		writer.append(posting);
		if (titled) writer.append(titled);
		previous = key;
	}
	return writer.take();
}

/** Adds the posts of every entry that matches a key; `first` is the number of the segment's first post. */
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
		const sets = (head & 1) === 1 ? [found.all, found.titled] : [found.all];
		for (const set of sets) {
			if (isMatch) addPosting(reader, set, first);
			else skipPosting(reader);
		}
	}
}

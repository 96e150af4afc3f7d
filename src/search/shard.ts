import { ByteReader, ByteWriter } from './bytes.ts';
import { isInfix } from './keys.ts';
import { addPosting, type PostSet, skipPosting } from './postings.ts';

export interface IndexEntry {
	key: string;
	posting: Uint8Array;
}

/** Encodes a shard: sorted entries, each with its key minus the prefix shared with the previous one, then its posting. */
export function writeShard(entries: readonly IndexEntry[]): Uint8Array {
	const writer = new ByteWriter(16_384);
	let previous = '';
	for (const { key, posting } of entries) {
		let shared = 0;
		while (shared < key.length && key[shared] === previous[shared]) shared++;
		writer.varint(shared);
		writer.varint(key.length - shared);
		for (let index = shared; index < key.length; index++) writer.varint(key.charCodeAt(index));
		writer.append(posting);
		previous = key;
	}
	return writer.take();
}

/** Adds to a set the posts of every entry that matches a key. */
export function lookUp(shard: Uint8Array, key: string, set: PostSet, first: number): void {
	const reader = new ByteReader(shard);
	const infix = isInfix(key);
	/** How many leading letters of the entry's key match the wanted key. */
	let equal = 0;
	while (!reader.done) {
		const shared = reader.varint();
		const added = reader.varint();
		equal = Math.min(equal, shared);
		for (let index = 0; index < added; index++) {
			const letter = reader.varint();
			if (shared + index === equal && key.charCodeAt(equal) === letter) equal++;
		}
		const found = equal === key.length && (infix || shared + added === equal);
		if (found) addPosting(reader, set, first);
		else skipPosting(reader);
	}
}

import type { ByteReader, ByteWriter } from './bytes.ts';

/** Posts are numbered from the oldest, in the order of `orderBy`, so that the newest renumbers no other. */
export type PostNumber = number;

const gaps = 0;
const bitmap = 1;

/** Encodes ascending post numbers: as gaps where posts are sparse, as a bitmap where they are dense. */
export function writePosting(
	writer: ByteWriter,
	posts: ArrayLike<PostNumber>,
	count: number,
): void {
	const bitmapBytes = Math.ceil(count / 8);
	const start = writer.length;
	let previous = -1;
	for (let index = 0; index < posts.length; index++) {
		const post = posts[index] as number;
		writer.varint(post - previous - 1);
		previous = post;
	}
	const byteLength = writer.length - start;
	if (byteLength <= bitmapBytes) {
		writer.prepend(start, byteLength * 2 + gaps);
	} else {
		writer.length = start;
		writeBitmap(writer, posts, bitmapBytes);
	}
}

function writeBitmap(writer: ByteWriter, posts: ArrayLike<PostNumber>, byteLength: number): void {
	writer.varint(byteLength * 2 + bitmap);
	const start = writer.zeros(byteLength);
	for (let index = 0; index < posts.length; index++) {
		const post = posts[index] as number;
		const at = start + (post >> 3);
		writer.bytes[at] = (writer.bytes[at] as number) | (1 << (post & 7));
	}
}

export function skipPosting(reader: ByteReader): void {
	const byteLength = reader.varint() >> 1;
	reader.at += byteLength;
}

/** Adds the posts of a posting to a set; `first` is the number of the segment's first post. */
export function addPosting(reader: ByteReader, set: PostSet, first: PostNumber): void {
	const head = reader.varint();
	const end = reader.at + (head >> 1);
	if ((head & 1) === gaps) {
		let post = first - 1;
		while (reader.at < end) {
			post += reader.varint() + 1;
			set.add(post);
		}
		return;
	}
	for (let post = first; reader.at < end; post += 8) {
		for (let byte = reader.byte(), bit = 0; byte !== 0; byte >>= 1, bit++) {
			if (byte & 1) set.add(post + bit);
		}
	}
}

/** A bitmap of post numbers. */
export class PostSet {
	readonly words: Uint32Array;

	constructor(count: number) {
		this.words = new Uint32Array(Math.ceil(count / 32));
	}

	add(post: PostNumber): void {
		this.words[post >> 5] = (this.words[post >> 5] as number) | (1 << (post & 31));
	}

	has(post: PostNumber): boolean {
		return ((this.words[post >> 5] ?? 0) & (1 << (post & 31))) !== 0;
	}

	keepOnly(other: PostSet): void {
		for (let index = 0; index < this.words.length; index++) {
			this.words[index] = (this.words[index] as number) & (other.words[index] ?? 0);
		}
	}

	countPosts(): number {
		return this.listNewestFirst().length;
	}

	/** The numbers, newest post first. */
	listNewestFirst(): PostNumber[] {
		const posts: PostNumber[] = [];
		for (let index = this.words.length - 1; index >= 0; index--) {
			let word = this.words[index] as number;
			while (word !== 0) {
				const bit = 31 - Math.clz32(word);
				posts.push(index * 32 + bit);
				word &= ~(1 << bit);
			}
		}
		return posts;
	}

	/** Empties the set and returns its contents, oldest post first. */
	drain(): PostNumber[] {
		const posts: PostNumber[] = [];
		for (let index = 0; index < this.words.length; index++) {
			let word = this.words[index] as number;
			this.words[index] = 0;
			while (word !== 0) {
				const lowest = word & -word;
				posts.push(index * 32 + 31 - Math.clz32(lowest));
				word ^= lowest;
			}
		}
		return posts;
	}
}

/** Appends a number as a varint: seven bits per byte, lowest first. */
export function writeVarint(bytes: number[], value: number): void {
	let rest = value;
	while (rest > 127) {
		bytes.push((rest & 127) | 128);
		rest >>>= 7;
	}
	bytes.push(rest);
}

export class ByteReader {
	readonly bytes: Uint8Array;
	at = 0;

	constructor(bytes: Uint8Array) {
		this.bytes = bytes;
	}

	get done(): boolean {
		return this.at >= this.bytes.length;
	}

	byte(): number {
		return this.bytes[this.at++] ?? 0;
	}

	varint(): number {
		let value = 0;
		for (let shift = 0; shift < 35; shift += 7) {
			const byte = this.byte();
			value |= (byte & 127) << shift;
			if (byte < 128) break;
		}
		return value;
	}
}

/** Posts are numbered from the oldest, in the order of `orderBy`, so that the newest renumbers no other. */
export type PostNumber = number;

/** A set of posts: 1 at the number of each. */
export type PostBits = Uint8Array;

/** The numbers of marked posts, ascending. */
export function listSetBits(marks: PostBits): PostNumber[] {
	const posts: PostNumber[] = [];
	for (let post = marks.indexOf(1); post >= 0; post = marks.indexOf(1, post + 1)) posts.push(post);
	return posts;
}

const gaps = 0;
const bitmap = 1;

/** Encodes ascending post numbers: as gaps where posts are sparse, as a bitmap where they are dense. */
export function writePosting(bytes: number[], posts: readonly PostNumber[], count: number): void {
	const sparse: number[] = [];
	let previous = -1;
	for (const post of posts) {
		writeVarint(sparse, post - previous - 1);
		previous = post;
	}
	const dense = Math.ceil(count / 8);
	const isSparse = sparse.length <= dense;
	writeVarint(bytes, isSparse ? sparse.length * 2 + gaps : dense * 2 + bitmap);
	for (const byte of isSparse ? sparse : toBits(posts, dense)) bytes.push(byte);
}

function toBits(posts: readonly PostNumber[], byteLength: number): Uint8Array {
	const bits = new Uint8Array(byteLength);
	for (const post of posts) bits[post >> 3] = (bits[post >> 3] as number) | (1 << (post & 7));
	return bits;
}

export function skipPosting(reader: ByteReader): void {
	const byteLength = reader.varint() >> 1;
	reader.at += byteLength;
}

/** Marks the posts of a posting; `first` is the number of the segment's first post. */
export function setBits(reader: ByteReader, marks: PostBits, first: PostNumber): void {
	const head = reader.varint();
	const end = reader.at + (head >> 1);
	if ((head & 1) === gaps) {
		let post = first - 1;
		while (reader.at < end) {
			post += reader.varint() + 1;
			marks[post] = 1;
		}
		return;
	}
	for (let post = first; reader.at < end; post += 8) {
		for (let byte = reader.byte(), bit = 0; byte !== 0; byte >>= 1, bit++) {
			if (byte & 1) marks[post + bit] = 1;
		}
	}
}

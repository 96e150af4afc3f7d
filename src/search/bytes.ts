/** A growing byte buffer. Numbers are varints: seven bits per byte, lowest first. */
export class ByteWriter {
	bytes: Uint8Array;
	length = 0;

	constructor(size = 1024) {
		this.bytes = new Uint8Array(size);
	}

	varint(value: number): void {
		this.#reserve(5);
		let rest = value;
		while (rest > 127) {
			this.bytes[this.length++] = (rest & 127) | 128;
			rest >>>= 7;
		}
		this.bytes[this.length++] = rest;
	}

	/** Appends zeros and returns their offset. */
	zeros(count: number): number {
		this.#reserve(count);
		this.bytes.fill(0, this.length, this.length + count);
		this.length += count;
		return this.length - count;
	}

	append(bytes: Uint8Array): void {
		this.#reserve(bytes.length);
		this.bytes.set(bytes, this.length);
		this.length += bytes.length;
	}

	/** Inserts a number before everything written since `start`. */
	prepend(start: number, value: number): void {
		const end = this.length;
		this.varint(value);
		const head = this.bytes.slice(end, this.length);
		this.bytes.copyWithin(start + head.length, start, end);
		this.bytes.set(head, start);
	}

	take(): Uint8Array {
		return this.bytes.slice(0, this.length);
	}

	#reserve(count: number): void {
		if (this.length + count <= this.bytes.length) return;
		const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
		larger.set(this.bytes);
		this.bytes = larger;
	}
}

export class ByteReader {
	readonly bytes: Uint8Array;
	at: number;

	constructor(bytes: Uint8Array, at = 0) {
		this.bytes = bytes;
		this.at = at;
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

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

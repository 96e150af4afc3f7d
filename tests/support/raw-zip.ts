import { crc32 } from 'node:zlib';

export interface RawEntry {
	/** Bytes as a program wrote them, in whatever encoding. */
	name: string | Uint8Array;
	text: string;
	/** Says that the name is UTF-8. */
	isUtf8?: boolean;
	/** The name in Info-ZIP's field for Unicode. */
	unicodeName?: string;
}

function unicodePath(name: Buffer, unicodeName: string): Buffer {
	const text = Buffer.from(unicodeName);
	const field = Buffer.alloc(9);
	field.writeUInt16LE(0x7075, 0);
	field.writeUInt16LE(5 + text.length, 2);
	field.writeUInt8(1, 4);
	field.writeUInt32LE(crc32(name), 5);
	return Buffer.concat([field, text]);
}

/** A zip with names as older programs write them, which libraries no longer do. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
	const files: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const { name: given, text, isUtf8, unicodeName } of entries) {
		const [name, bytes] = [Buffer.from(given), Buffer.from(text)];
		const extra = unicodeName === undefined ? Buffer.alloc(0) : unicodePath(name, unicodeName);
		const shared = Buffer.alloc(26);
		shared.writeUInt16LE(20, 0);
		shared.writeUInt16LE(isUtf8 ? 0x800 : 0, 2);
		shared.writeUInt32LE(crc32(bytes), 10);
		shared.writeUInt32LE(bytes.length, 14);
		shared.writeUInt32LE(bytes.length, 18);
		shared.writeUInt16LE(name.length, 22);
		shared.writeUInt16LE(extra.length, 24);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(offset, 10);
		const file = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name, extra, bytes]);
		const madeBy = Buffer.from([20, 0]);
		directory.push(Buffer.from('PK\x01\x02'), madeBy, shared, place, name, extra);
		files.push(file);
		offset += file.length;
	}
	const end = Buffer.alloc(18);
	end.writeUInt16LE(entries.length, 4);
	end.writeUInt16LE(entries.length, 6);
	end.writeUInt32LE(Buffer.concat(directory).length, 8);
	end.writeUInt32LE(offset, 12);
	return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end]);
}

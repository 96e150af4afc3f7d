export interface DecodedText {
	text: string;
	/** The encoding, if it was not UTF-8. */
	encoding?: string;
}

const marks: readonly (readonly [mark: number[], encoding: string])[] = [
	[[0xff, 0xfe], 'utf-16le'],
	[[0xfe, 0xff], 'utf-16be'],
];

/** Decodes a text file: by its byte order mark, else as UTF-8, else as Windows-1252. Throws when it is not text. */
export function decodeText(bytes: Uint8Array): DecodedText {
	const [, wide] = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
	if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide.toUpperCase() };
	if (bytes.includes(0)) throw new Error('não é um arquivo de texto');
	try {
		return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
	} catch {
		const encoding = 'windows-1252';
		return { text: new TextDecoder(encoding).decode(bytes), encoding: 'Windows-1252' };
	}
}

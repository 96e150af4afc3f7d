import type { Readable } from 'node:stream';

/**
 * The lines of a stream of UTF-8, each without the line feed that ends it. Only a line feed ends one: JSON keeps U+2028
 * and U+2029 within its texts, where `node:readline` would part them. Throws for other
 * bytes than UTF-8.
 */
export async function* readLines(stream: Readable): AsyncGenerator<string> {
	const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
	let parts: string[] = [];
	for await (const chunk of stream as AsyncIterable<Uint8Array>) {
		const [end = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n');
		parts.push(end);
		for (const line of lines) {
			yield parts.join('');
			parts = [line];
		}
	}
	const last = parts.join('') + decoder.decode();
	if (last !== '') yield last;
}

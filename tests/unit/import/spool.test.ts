import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openSpool } from '../../../scripts/import/import-items.ts';
import { readLines } from '../../../scripts/local/read-lines.ts';

async function fromAsync<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
	const all: Item[] = [];
	for await (const item of items) all.push(item);
	return all;
}

const awkward = ['Um\u2028Dois\u2029Três\u0085\r', '', '\ufeff\u{1f600}', 'a\nb'];

test('B10: a spool gives back every text as it was written', async () => {
	const spool = await openSpool<string>();
	for (const text of awkward) await spool.write(text);
	expect(await fromAsync(spool.read())).toEqual(awkward);
	await spool.remove();
});

test('a line ends at a line feed alone, wherever the file is cut', async () => {
	const bytes = Buffer.from('\ufeffé\u2028😀\r\n\nfim');
	for (let size = 1; size <= bytes.length; size += 1) {
		const cuts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
			bytes.subarray(at * size, (at + 1) * size),
		);
		const lines = await fromAsync(readLines(Readable.from(cuts)));
		expect(lines).toEqual(['\ufeffé\u2028😀\r', '', 'fim']);
	}
});

test.each([
	['cut within a letter', [0xc3]],
	['of another encoding', [0xe9, 0x0a]],
])('bytes %s are refused, never replaced', async (_, bytes) => {
	const lines = readLines(Readable.from([Buffer.from('fim'), Buffer.from(bytes)]));
	await expect(fromAsync(lines)).rejects.toThrow(/not valid/);
});

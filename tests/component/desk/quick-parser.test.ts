import { type Input, Parser } from '@lezer/common';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grammar, QuickParser } from '../../../admin/src/editor/language.ts';

/** Shows what a parser behind it is given to read. */
class Reader extends Parser {
	input: Input | undefined;
	override createParse(...given: Parameters<Parser['createParse']>) {
		[this.input] = given;
		return grammar.createParse(...given);
	}
}

test('a parser behind the quick one reads each place of the text as it is', () => {
	const place = fc.tuple(fc.nat(), fc.nat(700));
	const places = fc.array(fc.oneof(place, fc.tuple(fc.nat(), fc.constant(1))), { minLength: 20 });
	fc.assert(
		fc.property(fc.string({ minLength: 1, maxLength: 3_000, size: 'max' }), places, (text, all) => {
			const reader = new Reader();
			new QuickParser(reader).startParse(text);
			for (const [at, length] of all) {
				const from = at % text.length;
				const to = Math.min(text.length, from + length);
				expect(reader.input?.read(from, to)).toBe(text.slice(from, to));
			}
			expect(reader.input?.length).toBe(text.length);
		}),
	);
});

test('letters that are read backwards are fetched in a few pieces', () => {
	const text = 'uma frase comprida de quem escreve depressa, '.repeat(40);
	const reader = new Reader();
	let fetched = 0;
	const input: Input = {
		length: text.length,
		lineChunks: false,
		chunk: (from) => text.slice(from),
		read: (from, to) => {
			fetched += 1;
			return text.slice(from, to);
		},
	};
	new QuickParser(reader).startParse(input);
	for (let end = text.length; end > 0; end -= 1) reader.input?.read(end - 1, end);
	expect(fetched).toBeLessThan(5);
});

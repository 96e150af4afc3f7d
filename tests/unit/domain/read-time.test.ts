import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from '#domain/text/read-time';

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{DI}'’.,\u2010\u2011-]*/gu;

describe('counting words', () => {
	it('Spec §9: hyphens, apostrophes, points and accents do not part a word', () => {
		expect(countWords('Guarda-chuva d’água, R$ 1.500,00 — e o cafe\u0301.')).toBe(7);
		expect(countWords('— … • 🙂')).toBe(0);
		expect(countWords('中文 𝒳𝒴')).toBe(2);
	});

	it('a word begins with a letter or a digit of any script', () => {
		const characters = fc.constantFrom(
			...'aé1 .-’\n\u00ad\u200b\u2011—中𝒳🙂\u0301\ud800\udc00'.split(''),
			'𝒳',
		);
		fc.assert(
			fc.property(fc.oneof(fc.array(characters), fc.array(fc.string())), (parts) => {
				const text = parts.join('');
				expect(countWords(text)).toBe(text.match(word)?.length ?? 0);
			}),
		);
	});

	it('B12: one word of eight million letters is one word', () => {
		expect(countWords('a'.repeat(8_000_000))).toBe(1);
	});
});

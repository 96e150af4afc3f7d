import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countReadWords, countSourceWords, countWords } from '#domain/text/read-time';

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{DI}'’.,\u2010\u2011-]*/gu;

test('a video’s address is not read as words', () => {
	expect(countReadWords('Antes.\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\nDepois.')).toBe(2);
});

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

test.each([
	['## A conta\n\nUma **conta** só.', 5],
	['Veja [o contrato](https://example.org/um-endereco-longo).', 3],
	['![Uma mesa ao sol](/m.webp)\n\nDepois da imagem.', 3],
	['- [ ] tarefa\n\n| a | b |\n|---|---|\n| c | d |', 5],
	['1. um\n2. dois\n\n<!-- nota --><p class="lead">três</p>', 3],
	['Uma nota.[^n1]\n\n## Título {#aqui}', 3],
	['Antes.\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nDepois.', 2],
	['Antes.[^2]\n\n[^2]: Obrigado.\n[a]: https://a.example/', 2],
	['', 0],
])('of %j readers see as many words as are counted', (content, words) => {
	expect(countSourceWords(content)).toBe(words);
});

import { describe, expect, test } from 'vitest';
import { findSnippet, markWords } from '#domain/search/highlight-words';
import { parseQuery } from '#domain/search/search-match';

const marked = (text: string, ...terms: string[]) =>
	markWords(text, terms)
		.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
		.join('');

describe('the words of a search are marked', () => {
	test('whatever their accents and capitals', () => {
		expect(marked('Gestão e GESTAO', 'gestao')).toBe('[Gestão] e [GESTAO]');
		expect(marked('a gesta\u0303o', 'gestao')).toBe('a [gesta\u0303o]');
	});

	test('to the word’s end, so that nobody hears it in pieces', () => {
		expect(marked('O backup que ninguém testou', 'backu')).toBe('O [backup] que ninguém testou');
		expect(marked('gesta\u0303o', 'gesta')).toBe('[gesta\u0303o]');
		expect(marked('Wi-Fi e mesas', 'wi', 'mes', 'sas')).toBe('[Wi]-Fi e [mesas]');
	});

	test('in the middle of a word, but short ones only whole', () => {
		expect(marked('Telemarketing', 'arket')).toBe('Telem[arket]ing');
		expect(marked('TI e otimismo', 'ti')).toBe('[TI] e otimismo');
	});

	test('with the signs that make them', () => {
		expect(marked('C, C# e c++', 'c#', 'c++')).toBe('C, [C#] e [c++]');
		expect(marked('Aberto 24/7, em .NET', '24/7', '.net')).toBe('Aberto [24/7], em [.NET]');
	});

	test('a number’s sign as the word that it stands for, unlike ‘no’', () => {
		const [[term = ''] = []] = parseQuery('nº').terms;
		expect(marked('Veja o nº 45 no anexo, N.º 46, n° 47, № 48 e o número 49', term)).toBe(
			'Veja o [nº] 45 no anexo, [N.º] 46, [n°] 47, [№] 48 e o [número] 49',
		);
		expect(marked('Em 25°C, no 13º andar', term)).toBe('Em 25°C, no 13º andar');
	});

	test('once where they overlap or touch', () => {
		expect(marked('marketing', 'market', 'keting')).toBe('[marketing]');
		expect(marked('mesa, mesas', 'mesa', 'mesas')).toBe('[mesa], [mesas]');
	});

	test('and a text without them stays as it is', () => {
		expect(marked('😀 nada aqui', 'mesa')).toBe('😀 nada aqui');
	});
});

describe('the snippet of a text', () => {
	test('surrounds the first word found and cuts between words', () => {
		const text = `${'antes '.repeat(30)}alvo ${'depois '.repeat(30)}`;
		const snippet = findSnippet(text, ['alvo']) ?? '';
		expect(snippet).toMatch(/^…(antes )+alvo( depois)+…$/);
		expect(snippet.length).toBeLessThan(140);
	});

	test('of a short text is the text, and there is none without the word', () => {
		expect(findSnippet('um  alvo\nsó', ['alvo'])).toBe('um alvo só');
		expect(findSnippet('nada', ['alvo'])).toBeUndefined();
	});
});

import { describe, expect, test } from 'vitest';
import { countSearches } from '#domain/readers/count-visits';
import { readCountedSearch } from '#domain/readers/counted-search';

describe('what is counted of a search', () => {
	test.each([
		['Reunião', 'reuniao'],
		['  sala   de\treunião ', 'sala de reuniao'],
		['C++', 'c++'],
		['lei 8245', 'lei 8245'],
		['24/7', '24/7'],
		['de 9 a 18', 'de 9 a 18'],
		['a\u0000b', 'a b'],
		['\ud800mesa', 'mesa'],
	])('%j counts as %j', (typed, text) => {
		expect(readCountedSearch(typed)).toBe(text);
	});

	test.each([
		...['ana@exemplo.com.br', 'ana＠exemplo.com', 'fatura de ana.prado+blog@exemplo.com.br'],
		...['123.456.789-09', '(11) 91234-5678', 'cep 01000-000', 'pedido 12345', '1 2 3 4 5'],
		...['１２３４５', '1\u200b2\u200b3\u200b4\u200b5', '12/03/1980'],
		...['', ' \n ', '\u0000', 'y'.repeat(191), '会'.repeat(64)],
	])('a person’s data, nothing and endless texts do not count: %j', (typed) => {
		expect(readCountedSearch(typed)).toBeUndefined();
	});
});

test('a text counts its readers, and what the last of them found', () => {
	const mark = (text: string, minute: number, results: number) => ({ text, minute, results });
	expect(
		countSearches([
			mark('mesa', 600, 4),
			mark('mesa', 720, 0),
			mark('café', 1, 2),
			mark('mesa', 3, 9),
		]),
	).toEqual([
		{ query: 'mesa', times: 3, results: 0 },
		{ query: 'café', times: 1, results: 2 },
	]);
});

import { expect, test } from 'vitest';
import { listSimilarTags } from '#domain/names/similar-tags';

test.each([
	['planejamento', 'Planejamentos'],
	['home office', 'homeoffice'],
	['home office', 'Home-Office'],
	['reunião', 'reuniões'],
	['Gestão', 'gestao'],
	['papel', 'papéis'],
	['cobrança', 'cobranca'],
	['produtividade', 'produtivdade'],
	['negócio', 'negocoi'],
	['e-mail', 'email'],
])('%s and %s look the same', (one, other) => {
	expect(listSimilarTags([one, other])).toEqual([[one, other]]);
});

test.each([
	['gato', 'pato'],
	['MEI', 'ME'],
	['C', 'C++'],
	['2024', '2025'],
	['foco', 'agenda'],
	['contrato', 'contador'],
	['❤', '★'],
])('%s and %s do not', (one, other) => {
	expect(listSimilarTags([one, other])).toEqual([]);
});

test('each spelling is paired with the one that most posts have, and pairs called different are left out', () => {
	const tags = ['foco', 'agenda', 'Foco', 'focos'];
	expect(listSimilarTags(tags)).toEqual([
		['foco', 'Foco'],
		['foco', 'focos'],
	]);
	expect(listSimilarTags(tags, [{ one: 'foco', other: 'focos' }])).toEqual([['foco', 'Foco']]);
});

test('the pairs are those of a comparison of every tag with every other', () => {
	const letters = ['a', 'b', 'r'];
	const tags = Array.from({ length: 27 }, (_, number) =>
		Array.from({ length: 3 }, (__, at) => letters[Math.floor(number / 3 ** at) % 3])
			.join('')
			.padStart(5, 'x'),
	);
	const together = new Set(listSimilarTags(tags).map((pair) => pair.join()));
	const alone = tags.flatMap((one, at) =>
		tags
			.slice(at + 1)
			.filter((other) => listSimilarTags([one, other]).length > 0 && one !== other)
			.map((other) => `${one},${other}`),
	);
	expect(together).toEqual(new Set(alone));
});

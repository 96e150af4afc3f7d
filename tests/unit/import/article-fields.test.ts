import { expect, test } from 'vitest';
import { readArticleFields } from '../../../scripts/import/markdown/article-fields.ts';
import { plainFolder } from '../../../scripts/import/markdown/read-site.ts';

const read = (fields: Record<string, unknown>, name = 'a.md') =>
	readArticleFields(fields, { ...plainFolder, name });

test('names in Portuguese are read as their English twins, with or without accents', () => {
	expect(
		read({
			título: 'Mesa',
			resumo: 'Curto.',
			autora: 'Ana',
			data: '07/03/2024',
			categoria: 'Avisos',
			etiquetas: ['um', 'dois'],
			'última edição': '2024-05-01',
			imagem: 'mesa.png',
		}),
	).toMatchObject({
		title: 'Mesa',
		excerpt: 'Curto.',
		author: 'Ana',
		date: '07/03/2024',
		category: 'Avisos',
		tags: ['um', 'dois'],
		updated_at: '2024-05-01',
		image: 'mesa.png',
	});
	expect(read({ capa: 'a.png', marcadores: 'um, dois', categorias: ['Avisos'] })).toMatchObject({
		...{ image: 'a.png', tags: ['um', 'dois'], category: 'Avisos' },
	});
});

test('what only bears a date’s name leaves the day to another field', () => {
	expect(read({ data: { mesas: 3 }, published: '2024-03-07' })['date']).toBe('2024-03-07');
	expect(read({ data: 'tabela de preços', created: '2024-03-07' })['date']).toBe('2024-03-07');
	expect(read({ date: '2030', created: '2024-03-07' })['date']).toBe('2030');
	expect(read({ data: 'ontem' })['date']).toBe('ontem');
});

test.each([
	['2024-03-07 Outro.md', '2024-03-07'],
	['notas/2024-3-7_outro.md', '2024-3-7'],
	['Diário/2024-03-05.md', '2024-03-05'],
	['2024-03-05/index.md', '2024-03-05'],
	['2024-03-05-mesa.md', '2024-03-05'],
])('the day in a file’s name is its date, whatever follows: %s', (name, date) => {
	expect(read({}, name)['date']).toBe(date);
});

test.each(['2024-03-051 Outro.md', 'v2024-03-05.md', '2024-03.md'])(
	'another number in it is not: %s',
	(name) => {
		expect(read({}, name)['date']).toBeUndefined();
	},
);

import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import {
	categoryOf,
	coverOf,
	dateOf,
	excerptOf,
	tagsOf,
} from '../../../scripts/import/post-fields.ts';
import { toPost } from '../../../scripts/import/to-post.ts';

test.each([
	['Vendas', 'Vendas'],
	[{ name: ' Vendas ' }, 'Vendas'],
	[2026, '2026'],
	[{ name: 5 }, '5'],
	[{ name: { pt: 'Vendas' } }, ''],
	[['Vendas'], ''],
	[null, ''],
])('a category of any shape is a name or none, and never ends the import: %j', (category, name) => {
	const notes: string[] = [];
	expect(categoryOf({ category }, (note) => notes.push(note))).toBe(name);
	expect(notes).toEqual(name === '' ? ['sem categoria'] : []);
});

test('tags are counted after duplicates are removed', () => {
	const long = Array.from({ length: 21 }, (_, tag) => `${'x'.repeat(60)}${tag}`);
	const notes: string[] = [];
	expect(tagsOf([...long, 'curta'], (note) => notes.push(note))).toHaveLength(2);
	expect(notes.join()).not.toContain('só as primeiras');
});

test.each([
	['https://e.test:99999/x.png', 'uma porta que não existe'],
	['https://1.2.3.256/x.png', 'um domínio que não pode existir'],
	['https://e.test/50%.png', '% solto'],
])('a cover that no page can show is replaced, and the report says why: %s', (image, why) => {
	const notes: string[] = [];
	const cover = coverOf({ image }, (note) => notes.push(note));
	expect(cover.image_url).toBeNull();
	expect(notes).toEqual([expect.stringContaining(`capa deixada de fora: ${image} (`)]);
	expect(notes[0]).toContain(why);
});

test('a date that does not exist is named', () => {
	const now = '2026-11-20T12:00:00.000Z';
	for (const date of ['0000-00-00', '2020-02-30']) {
		const notes: string[] = [];
		expect(dateOf({ date }, now, (note) => notes.push(note))).toBe(now);
		expect(notes).toEqual([`data: a da importação, porque "${date}" não é uma data`]);
	}
});

test('the words under a cover become its credit, and one that is too long is in the report', () => {
	const read = (image_credit: string) => {
		const fields = { title: 'Um', content: 'x', image: 'https://e.test/a.png', image_credit };
		const { post, changes } = toPost(
			{ key: 'a', source: 'a.md', fields },
			{ now: '2026-11-20T12:00:00.000Z', publish: false },
		);
		return { credit: post.image_credit, changes: changes.join() };
	};
	expect(read('Foto: Rui Sá / CC BY')).toMatchObject({ credit: 'Foto: Rui Sá / CC BY' });
	const long = read('Foto: Rui. '.repeat(60));
	expect(long.credit).toHaveLength(300);
	expect(long.changes).toContain('image_credit cortado em 300 caracteres: Foto: Rui. Foto');
});

test('what a cut excerpt loses is in the description for searches, or in the report', () => {
	const words = (letters: number) =>
		`${'Uma mesa para todos, '
			.repeat(20)
			.slice(0, letters - 1)
			.trim()}.`;
	const read = (excerpt: string, fields = {}) => {
		const notes: string[] = [];
		return {
			...excerptOf({ excerpt, ...fields }, renderArticle('', { title: '' }), (note) =>
				notes.push(note),
			),
			notes,
		};
	};
	const short = words(170);
	expect(read(short)).toEqual({ excerpt: short, notes: [] });
	const middle = words(300);
	const kept = read(`**${middle}**`);
	expect(kept.excerpt.length).toBeLessThanOrEqual(180);
	expect(kept.description).toBe(middle);
	expect(kept.notes).toEqual([
		'resumo cortado em 180 caracteres, e inteiro na descrição para buscas',
	]);
	const taken = read(middle, { search_description: 'Já há uma.' });
	expect(taken.description).toBeUndefined();
	expect(taken.notes).toEqual([`resumo cortado em 180 caracteres: ${middle}`]);
	const long = words(400);
	expect(read(long).notes).toEqual([`resumo cortado em 180 caracteres: ${long}`]);
});

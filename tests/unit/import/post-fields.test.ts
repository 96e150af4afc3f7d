import { expect, test } from 'vitest';
import { categoryOf, tagsOf } from '../../../scripts/import/post-fields.ts';

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

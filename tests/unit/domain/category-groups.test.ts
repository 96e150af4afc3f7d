import { expect, test } from 'vitest';
import { isSameCategoryName } from '#domain/names/category-address';
import { countCategories, largestCategories } from '#domain/names/category-counts';
import { groupByCategory } from '#domain/names/category-lists';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';

const named = (name: string, slug = name.toLowerCase()) => aCategory({ id: name, name, slug });
const [vazia, vendas, guias, livros] = ['Vazia', 'Vendas', 'Guias', 'Livros'].map((name) =>
	named(name),
) as [ReturnType<typeof named>, ...ReturnType<typeof named>[]];
const inCategory = (category: ReturnType<typeof named> | null | undefined) =>
	aPostSummary({ category: category ?? null });

test("Spec §2, S60: on the site map posts without category are 'Geral', which has pages of its own", () => {
	const groups = groupByCategory([vazia], [inCategory(null), inCategory(null)]);
	expect(groups.map(({ category, posts }) => [category.slug, posts.length])).toEqual([
		['vazia', 0],
		['geral', 2],
	]);
	expect(groupByCategory([vazia], [])).toHaveLength(1);
});

test("S60: a category that is called 'Geral' has the posts without category too", () => {
	const geral = named('Geral');
	const [group, ...others] = groupByCategory([geral], [inCategory(geral), inCategory(null)]);
	expect(group).toMatchObject({
		category: geral,
		posts: [{ category: geral }, { category: null }],
	});
	expect(others).toEqual([]);
});

test('the four largest are in their own order, without books and empty ones', () => {
	const all = [vazia, vendas, guias, livros].filter((category) => category !== undefined);
	const posts = [vendas, guias, guias, livros, livros, livros].map(inCategory);
	const counted = countCategories(all, posts);
	expect(counted.map(({ name, count }) => [name, count])).toEqual([
		['Vendas', 1],
		['Guias', 2],
		['Livros', 3],
	]);
	expect(largestCategories(counted, 4).map(({ name }) => name)).toEqual(['Vendas', 'Guias']);
	expect(largestCategories(counted, 1).map(({ name }) => name)).toEqual(['Guias']);
});

test.each(['Market\u200bing', '\u2060marketing', 'MARKET\u00ading'])(
	'signs that nobody sees make no other category: %j',
	(name) => expect(isSameCategoryName('Marketing', name)).toBe(true),
);

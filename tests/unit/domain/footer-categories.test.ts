import { expect, test } from 'vitest';
import { listFooterCategories } from '#domain/names/category-lists';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';

const dated = (id: string, created_at?: string) => ({
	...aCategory({ id, name: id, slug: id }),
	...(created_at && { created_at }),
});
const categories = [
	dated('clientes', '2026-03-01'),
	dated('dinheiro', '2026-01-01'),
	dated('foco', '2026-02-01'),
	dated('vazia', '2025-01-01'),
];
const postsIn = (...ids: string[]) =>
	ids.map((id) => aPostSummary({ category: categories.find((each) => each.id === id) ?? null }));
const posts = postsIn('foco', 'clientes', 'clientes', 'dinheiro', 'nenhuma');
const slugs = (chosen: string[] = [], source: object = {}) =>
	listFooterCategories({ categories, posts, ...source }, { chosen, most: 2 }).map(
		({ slug }) => slug,
	);

test('the footer names the oldest categories that have a public post, in the order of the list', () => {
	expect(slugs()).toEqual(['dinheiro', 'foco']);
	expect(slugs([], { posts: postsIn('clientes') })).toEqual(['clientes']);
});

test('of categories that were created at the same time the id decides, whatever their order', () => {
	const twins = ['c', 'a', 'b'].map((id) => dated(id, '2026-01-01'));
	const source = { posts: twins.map((category) => aPostSummary({ category })) };
	expect(slugs([], { ...source, categories: twins })).toEqual(['a', 'b']);
	expect(slugs([], { ...source, categories: twins.toReversed() })).toEqual(['b', 'a']);
});

test('a snapshot of an earlier version, which has no dates, has a footer too', () => {
	const undated = categories.map(({ id }) => dated(id));
	expect(slugs([], { categories: undated })).toEqual(['clientes', 'dinheiro']);
});

test('a brand chooses others in its own order, as many as it likes, without posts too', () => {
	expect(slugs(['vazia', 'foco', 'clientes'])).toEqual(['vazia', 'foco', 'clientes']);
});

test('a chosen category that got another name stays, and one that is gone is left out', () => {
	const former_categories = [
		{ slug: 'grana', to: 'dinheiro' },
		{ slug: 'grana', to: 'foco' },
		{ slug: 'antiga', to: null },
	];
	expect(slugs(['grana', 'antiga', 'inventada', 'dinheiro'], { former_categories })).toEqual([
		'dinheiro',
	]);
});

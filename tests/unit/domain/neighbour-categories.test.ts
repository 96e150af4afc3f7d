import { expect, test } from 'vitest';
import { groupByCategory, neighbourCategories } from '#domain/names/category-lists';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';

const categories = ['A', 'B', 'C', 'D', 'E'].map((name) =>
	aCategory({ id: name, name, slug: name.toLowerCase() }),
);
const posts = [
	['A', 'preço', 'cliente'],
	['B', 'cliente'],
	['C', 'Preço', 'Cliente'],
	['D', 'luz'],
	['D', 'luz'],
	['', 'preço', 'cliente'],
].map(([name, ...tags], index) =>
	aPostSummary({
		id: `p${index}`,
		category: categories.find((category) => category.name === name) ?? null,
		tags,
	}),
);

test('the neighbours of a category share most tags with it, however they are written; then the largest follow', () => {
	const neighboursOf = neighbourCategories(groupByCategory(categories, posts), 4);
	const [a, , , , empty] = categories;
	const names = (category = aCategory(a)) => neighboursOf(category).map(({ name }) => name);
	expect(names()).toEqual(['C', 'Geral', 'B', 'D']);
	expect(names(empty)).toEqual(['D', 'A', 'B', 'C']);
	expect(neighbourCategories(groupByCategory(categories, []), 3)(aCategory(a))).toEqual([]);
});

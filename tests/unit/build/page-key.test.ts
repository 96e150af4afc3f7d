import { expect, test } from 'vitest';
import { pageKey } from '#content/page-key';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';

const blog = { posts: [], categories: [] };
const snapshot = { ...blog, taken_at: '2026-03-10T12:00:00.000Z' };
const [one, two] = [
	aPostSummary({ id: '1', revision: 1, image_url: '/covers/mesa.svg' }),
	aPostSummary({ id: '2', revision: 1 }),
];
const key = pageKey(snapshot, [one, two]);

test('a page that shows the same posts has the same key, whatever the hour and the views', () => {
	const later = { ...blog, taken_at: '2026-07-01T00:00:00.000Z' };
	expect(pageKey(later, [{ ...one, views: 99 }, two])).toBe(key);
});

test.each([
	['a newer revision', [{ ...one, revision: 2 }, two]],
	['a post of a restored database', [{ ...one, updated_at: '2020-01-01T00:00:00.000Z' }, two]],
	['another order', [two, one]],
	['a post less', [one]],
	['another category name', [{ ...one, category: { id: 'c', name: 'X', slug: 'x' } }, two]],
	['another drawing', [one, { ...two, drawing: 'vao-cafe' }]],
	['a cover that is gone', [{ ...one, image_url: null }, two]],
])('%s changes the key', (_, posts) => {
	expect(pageKey(snapshot, posts)).not.toBe(key);
});

test('a new year in São Paulo changes the key, because every footer shows it', () => {
	expect(pageKey({ ...blog, taken_at: '2027-01-01T02:30:00.000Z' }, [one, two])).toBe(key);
	expect(pageKey({ ...blog, taken_at: '2027-01-01T03:00:00.000Z' }, [one, two])).not.toBe(key);
});

test('everything else that a page shows is part of the key', () => {
	expect(pageKey(snapshot, [one, two], 3)).not.toBe(key);
});

const categories = ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
	...aCategory({ id: name, name, slug: name }),
	created_at: `2026-01-0${index + 1}`,
}));
const postsIn = (counts: number[]) =>
	categories.flatMap((category, index) =>
		Array.from({ length: counts[index] ?? 0 }, () => aPostSummary({ category })),
	);
const keyWith = (counts: number[]) =>
	pageKey({ ...snapshot, categories, posts: postsIn(counts) }, [one]);

test('a post that changes which categories are largest changes no page but those that show it', () => {
	expect(keyWith([4, 3, 2, 1, 9])).toBe(keyWith([1, 2, 3, 4, 1]));
});

test('the first post of one of the four oldest categories changes the key, because every footer names it', () => {
	expect(keyWith([1, 1, 0, 1, 1])).not.toBe(keyWith([1, 1, 1, 1, 1]));
	expect(keyWith([1, 1, 1, 1, 0])).toBe(keyWith([1, 1, 1, 1, 1]));
});

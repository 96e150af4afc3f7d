import { expect, test } from 'vitest';
import { listBookPages } from '#content/listing-pages';
import { aPostSummary } from '../../support/a-post-summary.ts';

const books = (count: number) =>
	Array.from({ length: count }, (_, index) => aPostSummary({ id: `${index}`, tags: ['livro'] }));
const keysOf = (count: number) =>
	listBookPages({
		taken_at: '2026-03-10T12:00:00.000Z',
		posts: books(count),
		categories: [],
	}).map(({ cacheKey }) => cacheKey);

test('a book at the end of the list changes only the page that shows it', () => {
	const [second, third] = keysOf(20);
	expect(keysOf(21)[0]).toBe(second);
	expect(keysOf(21)[1]).not.toBe(third);
});

test('a further page of books changes all pages, because their numbers show it', () => {
	expect(keysOf(28)[0]).not.toBe(keysOf(27)[0]);
});

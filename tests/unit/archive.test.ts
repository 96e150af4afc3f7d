import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitArchive } from '#domain/post/pagination';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => count - index);
const addresses = (count: number) =>
	new Map(
		splitArchive(numbers(count)).older.flatMap(({ number, items }) =>
			items.map((item) => [item, number]),
		),
	);

describe('S5: lists up to 120 cards, longer ones in numbered pages', () => {
	it('keeps up to 120 on one page', () => {
		expect(splitArchive(numbers(120))).toEqual({ front: numbers(120), older: [] });
		expect(splitArchive([])).toEqual({ front: [], older: [] });
	});

	it('shows every item once, newest first, on pages of at most 120 and a full front page', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 2000 }), (count) => {
				const { front, older } = splitArchive(numbers(count));
				expect([...front, ...older.flatMap(({ items }) => items)]).toEqual(numbers(count));
				expect(front.length).toBeLessThanOrEqual(120);
				if (count > 120) expect(front.length).toBeGreaterThan(60);
				for (const { items } of older) expect(items).toHaveLength(60);
			}),
		);
	});

	it('numbers pages from the oldest, so that a new post moves no older one to another address', () => {
		for (const count of [121, 180, 181, 240, 999]) {
			const before = addresses(count);
			const after = addresses(count + 1);
			for (const [item, page] of before) expect(after.get(item)).toBe(page);
		}
		expect(addresses(121).get(1)).toBe(2);
	});
});

import { expect, test } from 'vitest';
import { pickMostRead } from '#domain/post/home-sections';
import { aPostSummary } from '../../support/a-post-summary.ts';

const posts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => aPostSummary({ id }));
const pick = (ids: string[]) => pickMostRead(posts, ids).map(({ id }) => id);

test('S83: the most read are five, in their order', () => {
	expect(pick(['g', 'b', 'a', 'f', 'd', 'c'])).toEqual(['g', 'b', 'a', 'f', 'd']);
});

test('fewer than five are not shown, and a post that is not there leaves its place to the next', () => {
	expect(pick([])).toEqual([]);
	expect(pick(['g', 'b', 'a', 'f'])).toEqual([]);
	expect(pick(['g', 'gone', 'b', 'a', 'f'])).toEqual([]);
	expect(pick(['g', 'gone', 'b', 'a', 'f', 'd'])).toEqual(['g', 'b', 'a', 'f', 'd']);
});

import { expect, test } from 'vitest';
import { exampleIds } from '#config/example-ids';
import { checkSnapshot, countOwnPosts } from '../../../scripts/site/read-data.ts';
import { aPostSummary } from '../../support/a-post-summary.ts';

const aSnapshotOf = (posts: number, has_published = true) => ({
	has_published,
	posts: Array.from({ length: posts }, (_, index) => aPostSummary({ id: String(index) })),
});

test('Spec §2, §8, C8, S14: a build without a published post fails', () => {
	expect(() => checkSnapshot(aSnapshotOf(0), undefined, {})).toThrow(/nenhum post publicado/);
});

test('C8: a blog that never published anything is built, empty as it is', () => {
	expect(() => checkSnapshot(aSnapshotOf(0, false), undefined, {})).not.toThrow();
	expect(() => checkSnapshot(aSnapshotOf(0, false), 0, {})).not.toThrow();
	expect(() => checkSnapshot(aSnapshotOf(0, false), 12, {})).toThrow(/12 posts/);
});

test('C8, S43: a blog that lost its last post is built empty when that is allowed', () => {
	expect(() => checkSnapshot(aSnapshotOf(0), undefined, { ALLOW_EMPTY_SITE: '1' })).not.toThrow();
});

test('C8: from 100 posts to 10 the build fails, and the live site stays', () => {
	expect(() => checkSnapshot(aSnapshotOf(10), 100, {})).toThrow(/100 posts/);
	expect(() => checkSnapshot(aSnapshotOf(10), 100, { ALLOW_SHRINK: '1' })).not.toThrow();
});

test('C8, S43: from 100 posts to 99, or to 70, is an editor at work; 69 is a fault', () => {
	expect(() => checkSnapshot(aSnapshotOf(99), 100, {})).not.toThrow();
	expect(() => checkSnapshot(aSnapshotOf(70), 100, {})).not.toThrow();
	expect(() => checkSnapshot(aSnapshotOf(69), 100, {})).toThrow();
});

test('C8, S103: examples may be removed at any time, and hide no loss', () => {
	const examples = exampleIds.map((id) => aPostSummary({ id }));
	const withExamples = (posts: number) => {
		const snapshot = aSnapshotOf(posts);
		return { ...snapshot, posts: [...snapshot.posts, ...examples] };
	};
	expect(countOwnPosts(withExamples(1).posts)).toBe(1);
	expect(() => checkSnapshot(aSnapshotOf(1), 1, {})).not.toThrow();
	expect(() => checkSnapshot(withExamples(1), 5, {})).toThrow(/5 posts/);
});

test('C8: a first deploy has nothing to compare with', () => {
	expect(() => checkSnapshot(aSnapshotOf(1), undefined, {})).not.toThrow();
});

import { expect, test } from 'vitest';
import { toPost } from '../../../scripts/import/to-post.ts';

const now = '2026-11-20T12:00:00.000Z';
const changedAt = (fields: object) =>
	toPost(
		{
			key: 'a',
			source: 'a.json',
			fields: { title: 'A', content: 'Oi.', date: '2026-10-01', ...fields },
		},
		{ now, publish: true },
	).post.updated_at;

test.each([
	['2026-10-09T08:00:00.000Z', '2026-10-09T08:00:00.000Z'],
	['2026-09-01T08:00:00.000Z', now],
	['2027-01-01T08:00:00.000Z', now],
	['ontem', now],
	[undefined, now],
])('an article changed when its source says, unless that cannot be: %s', (updated_at, expected) => {
	expect(changedAt({ updated_at })).toBe(expected);
});

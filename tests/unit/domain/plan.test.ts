import { expect, test } from 'vitest';
import { findPlanFault } from '#domain/post/plan';

const now = '2026-11-20T12:00:00.000Z';
const noon = '2026-11-26T12:00:00.000Z';
const evening = '2026-11-26T21:00:00.000Z';
const live = { published: true, scheduled_at: null };
const draft = { published: false, scheduled_at: null };
const scheduled = { published: false, scheduled_at: noon };
const about = { post: live, others: [], now };

test('a live post may be changed and taken off the site at a time to come', () => {
	expect(findPlanFault({ kind: 'change', at: noon }, about)).toBeUndefined();
	expect(findPlanFault({ kind: 'removal', at: noon }, about)).toBeUndefined();
});

test.each(['change', 'removal'] as const)(
	'a %s cannot be planned for a minute that passed',
	(kind) => {
		expect(findPlanFault({ kind, at: now }, about)).toBe('past');
		expect(findPlanFault({ kind, at: '2026-11-20T11:59:00Z' }, about)).toBe('past');
	},
);

test('a draft has nothing to change and nothing to take off; a scheduled post may leave after it came', () => {
	expect(findPlanFault({ kind: 'change', at: noon }, { ...about, post: draft })).toBe('off-air');
	expect(findPlanFault({ kind: 'removal', at: noon }, { ...about, post: draft })).toBe('off-air');
	expect(findPlanFault({ kind: 'change', at: evening }, { ...about, post: scheduled })).toBe(
		'off-air',
	);
	expect(
		findPlanFault({ kind: 'removal', at: evening }, { ...about, post: scheduled }),
	).toBeUndefined();
});

test('the exit comes after the entry, and two plans never share a minute', () => {
	const exit = (at: string) =>
		findPlanFault({ kind: 'removal', at }, { ...about, post: scheduled });
	expect(exit(noon)).toBe('exit-first');
	expect(exit('2026-11-25T12:00:00Z')).toBe('exit-first');
	const change = [{ kind: 'change', at: noon }] as const;
	expect(findPlanFault({ kind: 'removal', at: noon }, { ...about, others: change })).toBe(
		'exit-first',
	);
	expect(
		findPlanFault({ kind: 'removal', at: evening }, { ...about, others: change }),
	).toBeUndefined();
	const removal = [{ kind: 'removal', at: noon }] as const;
	expect(findPlanFault({ kind: 'change', at: noon }, { ...about, others: removal })).toBe(
		'exit-first',
	);
	expect(findPlanFault({ kind: 'change', at: evening }, { ...about, others: removal })).toBe(
		'exit-first',
	);
});

import { describe, expect, test } from 'vitest';
import {
	findNextLate,
	findStop,
	isOver,
	listTroubles,
	type OpenPromise,
	type TroubleSigns,
} from '#domain/site/trouble';

const due = '2026-12-07T10:00:00.000Z';
const later = (minutes: number) => new Date(Date.parse(due) + minutes * 60_000);

const aPromise = (given: Partial<OpenPromise> = {}): OpenPromise => ({
	kind: 'post',
	post_id: 'p',
	title: 'Três perguntas',
	slug: 'tres-perguntas',
	due,
	waits: null,
	is_done: true,
	is_refused: false,
	...given,
});
const signsOf = (given: Partial<TroubleSigns> = {}): TroubleSigns => ({
	promises: [],
	pauses: { intervalMs: 60_000, urgentMs: 60_000 },
	build: { state: 'idle', reason: null, publication: 0 },
	waiting: null,
	backup_at: null,
	...given,
});
const kindsOf = (signs: TroubleSigns, now = later(10)) =>
	listTroubles(signs, now).map(({ kind }) => kind);

describe('a promise', () => {
	test('is broken ten minutes after its minute, not before, and until then it says when', () => {
		const signs = signsOf({ promises: [aPromise()] });
		expect(listTroubles(signs, new Date(later(10).getTime() - 1))).toEqual([]);
		expect(findNextLate(signs, later(3))).toBe(later(10).toISOString());
		expect(listTroubles(signs, later(10))).toMatchObject([{ kind: 'post', due }]);
		expect(findNextLate(signs, later(10))).toBeUndefined();
	});

	test('is one trouble before and after the database has it, another one at another minute', () => {
		const keyOf = (promise: OpenPromise) =>
			listTroubles(signsOf({ promises: [promise] }), later(90))[0]?.key;
		const waiting = keyOf(aPromise({ is_done: false }));
		expect(keyOf(aPromise())).toBe(waiting);
		expect(keyOf(aPromise({ due: later(60).toISOString() }))).not.toBe(waiting);
		expect(keyOf(aPromise({ kind: 'removal' }))).not.toBe(waiting);
	});

	test.each<[string, Partial<OpenPromise>, Partial<TroubleSigns['build']>]>([
		['overlap', { waits: 'overlap' }, { state: 'failed', reason: 'code' }],
		['unpublished', { is_done: false }, {}],
		['database', {}, { state: 'failed', reason: 'database' }],
		['unknown', {}, { state: 'failed', reason: null }],
		['hook', { is_refused: true }, {}],
		['building', {}, { state: 'building' }],
	])('says why: %s', (why, promise, build) => {
		const signs = signsOf({ promises: [aPromise(promise)] });
		Object.assign(signs.build, build);
		expect(listTroubles(signs, later(10))).toMatchObject([{ why }]);
	});
});

describe('a build', () => {
	const waiting = {
		first: 7,
		posts: 2,
		changes: 3,
		is_given_up: true,
		is_asked: true,
		is_refused: false,
		since: later(0).toISOString(),
		removal: null,
	};
	const failed = { state: 'failed', reason: 'code', publication: 6 };

	test('is a trouble when it failed for good, not while it is tried again or nothing waits', () => {
		expect(kindsOf(signsOf({ build: failed, waiting }))).toEqual(['build']);
		const again = { ...waiting, is_given_up: false };
		expect(kindsOf(signsOf({ build: failed, waiting: again }))).toEqual([]);
		expect(kindsOf(signsOf({ build: failed }))).toEqual([]);
		expect(kindsOf(signsOf({ build: { ...failed, state: 'queued' }, waiting }))).toEqual([]);
	});

	test('that does not come is a trouble after an hour, and a removal’s after ten minutes', () => {
		const idle = { state: 'idle', reason: null, publication: 6 };
		const again = { ...waiting, is_given_up: false };
		const slow = signsOf({ build: idle, waiting: again });
		expect(kindsOf(slow, later(59))).toEqual([]);
		expect(findNextLate(slow, later(0))).toBe(later(60).toISOString());
		expect(listTroubles(slow, later(60))).toMatchObject([{ why: 'building' }]);
		const removal = signsOf({
			build: idle,
			waiting: { ...again, is_asked: false, since: null, removal: { first: 8, since: due } },
		});
		expect(findNextLate(removal, later(0))).toBe(later(10).toISOString());
		expect(listTroubles(removal, later(10))).toMatchObject([
			{ why: 'unasked', is_removal: true, publication: 8 },
		]);
	});

	test('waits for as long as the owner lets builds wait, too, a removal only as long as it has to', () => {
		const pauses = { intervalMs: 121 * 60_000, urgentMs: 2 * 60_000 };
		const build = { state: 'idle', reason: null, publication: 6 };
		const again = { ...waiting, is_given_up: false };
		const slow = signsOf({ pauses, build, waiting: again });
		expect(findNextLate(slow, later(0))).toBe(later(180).toISOString());
		expect([kindsOf(slow, later(179)), kindsOf(slow, later(180))]).toEqual([[], ['build']]);
		const removal = { ...again, since: null, removal: { first: 8, since: due } };
		const urgent = signsOf({ pauses, build, waiting: removal, promises: [aPromise()] });
		expect(kindsOf(urgent, new Date(later(11).getTime() - 1))).toEqual([]);
		expect(kindsOf(urgent, later(11))).toEqual(['post', 'build']);
	});

	test('that the month has no room for is another trouble, however often it was tried', () => {
		const build = { ...failed, reason: 'quota' };
		const again = { ...waiting, is_given_up: false };
		expect(kindsOf(signsOf({ build, waiting: again }))).toEqual(['budget']);
	});

	test('is well when what waited is in a finished one, not when another one merely starts', () => {
		const [trouble] = listTroubles(signsOf({ build: failed, waiting }), later(0));
		if (!trouble) throw new Error('there is a trouble');
		const isWell = (publication: number) => {
			const signs = signsOf({ build: { state: 'building', reason: null, publication }, waiting });
			return isOver(trouble, signs, listTroubles(signs, later(0)));
		};
		expect([isWell(6), isWell(7), isWell(9)]).toEqual([false, true, true]);
	});
});

test('a site that cannot be read is not said to show an earlier version', () => {
	const build = { state: 'idle', reason: null, since: due, publication: 8, shown: 7 };
	expect(listTroubles(signsOf({ build }), later(20))).toMatchObject([{ why: 'unshown' }]);
	const unread = signsOf({ build: { ...build, unread_since: due } });
	expect(kindsOf(unread, later(20))).toEqual(['unread']);
});

test('a backup is missed after two nights, and only where one was ever made', () => {
	expect(kindsOf(signsOf(), later(0))).toEqual([]);
	expect(kindsOf(signsOf({ backup_at: due }), later(50 * 60))).toEqual([]);
	const late = later(73 * 60);
	expect(listTroubles(signsOf({ backup_at: due }), late)).toMatchObject([
		{ kind: 'backup', days: 3 },
	]);
	const [trouble] = listTroubles(signsOf({ backup_at: due }), late);
	const signs = signsOf({ backup_at: late.toISOString() });
	expect(trouble && isOver(trouble, signs, listTroubles(signs, late))).toBe(true);
});

test('a scheduler that was silent for an hour stood still, one for 59 minutes did not', () => {
	expect(findStop(due, later(59))).toBeUndefined();
	expect(findStop(due, later(60))).toMatchObject({ kind: 'stopped', since: due });
});

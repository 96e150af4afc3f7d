import { describe, expect, it, test } from 'vitest';
import { visitActs, visitSources } from '#domain/readers/visit-kinds';
import { faultsOf } from '../../support/visits/faults-of.ts';
import { makeVisits } from '../../support/visits/make-visits.ts';
import { Tally } from '../../support/visits/tally.ts';
import { countCalls, rules } from './count-calls.ts';

const blog = {
	posts: Array.from({ length: 12 }, (_, index) => `post-${index}`),
	drafts: ['rascunho'],
	startsAt: Date.parse('2026-03-10T03:00:00.000Z'),
	days: 5,
};
const made = makeVisits(7, 2_000, blog);
const faults = (counted: ReturnType<typeof countCalls>) => [
	...faultsOf(counted.visits, { truth: made.visits, unsure: made.unsure }),
	...faultsOf(counted.searches, { truth: made.searches }),
];

test('the same seed makes the same visits, and another seed others', () => {
	expect(makeVisits(7, 2_000, blog)).toEqual(made);
	expect(makeVisits(8, 2_000, blog).calls).not.toEqual(made.calls);
});

test('the truth has every source and every act, on every day', () => {
	const parts = new Set([...made.visits.keys()].flatMap((cell) => cell.split('|')));
	for (const kind of ['view', ...visitSources.map((it) => `from-${it}`), ...visitActs]) {
		expect(parts).toContain(kind);
	}
	expect([...parts].filter((part) => /^2026-/.test(part))).toHaveLength(blog.days);
	expect(parts).not.toContain('rascunho');
});

test('calls come in the order of time, and more are sent than count', () => {
	const times = made.calls.map(({ at }) => at);
	expect(times).toEqual(times.toSorted((a, b) => a - b));
	const views = [...made.visits].filter(([cell]) => cell.endsWith('|view'));
	const counted = views.reduce((all, [, count]) => all + count, 0);
	expect(counted).toBeGreaterThan(1_200);
	expect(made.calls.filter(({ name }) => name === 'register-view').length).toBeGreaterThan(
		1.5 * counted,
	);
});

test('of the readers of an address the first four must be counted, and the fifth may be missing', () => {
	const tally = new Tally();
	for (const agent of ['a', 'b', 'c', 'd', 'e']) {
		const [reader, at] = [{ ip: '10.0.0.1', agent }, blog.startsAt];
		const opening = { reader, slug: 'post', source: undefined, at, leftAt: at };
		tally.open({ ...opening, acts: agent === 'd' ? ['share'] : ['read'] });
	}
	const cells = ['view', 'from-direct', 'read'].map((kind) => `post|2026-03-10|${kind}`);
	expect(tally.unsure).toEqual(new Map(cells.map((cell) => [cell, 1])));
});

describe('a counting', () => {
	it('of the requests by all definitions gives exactly the truth', () => {
		const counted = countCalls(made.calls, blog);
		expect(new Map([...counted.visits].toSorted())).toEqual(new Map([...made.visits].toSorted()));
		expect(new Map([...counted.searches].toSorted())).toEqual(
			new Map([...made.searches].toSorted()),
		);
	});

	it.each(rules)('that forgets the rule ‘%s’ is found out', (rule) => {
		expect(faults(countCalls(made.calls, blog, rule))).not.toEqual([]);
	});
});

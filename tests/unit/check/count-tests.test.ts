import { expect, test } from 'vitest';
import {
	countPlaywright,
	countVitest,
	formatCounts,
	formatDuration,
	type Layers,
	sumCounts,
} from '../../../scripts/check/count-tests.ts';

const file = (layer: string, statuses: string[], status = 'passed') => ({
	name: `/x/tests/${layer}/a.test.ts`,
	status,
	assertionResults: statuses.map((outcome) => ({ status: outcome, duration: 1500 })),
});

test('tests are counted by layer, and over all of them', () => {
	const layers: Layers = new Map();
	const testResults = [
		file('unit', ['passed', 'passed', 'pending']),
		file('contract', ['passed', 'failed'], 'failed'),
	];
	countVitest({ testResults }, layers);
	const tests = (['expected', 'flaky', 'unexpected'] as const).map((status) => ({
		status,
		results: [{ duration: 2000 }],
	}));
	countPlaywright({ suites: [{ specs: [{ tests }] }] }, layers);
	expect(
		Object.fromEntries([...layers].map(([name, counts]) => [name, formatCounts(counts)])),
	).toEqual({
		unit: '2 passed, 0 failed, 1 skipped',
		contract: '1 passed, 1 failed',
		e2e: '2 passed, 1 failed',
	});
	expect(formatCounts(sumCounts(layers))).toBe('5 passed, 2 failed, 1 skipped');
	expect(
		Object.fromEntries([...layers].map(([name, counts]) => [name, formatDuration(counts)])),
	).toEqual({ unit: '5 s', contract: '3 s', e2e: '6 s' });
});

test('a file that does not load is a failed test, and so is a browser that does not start', () => {
	const layers: Layers = new Map();
	countVitest({ testResults: [file('unit', [], 'failed')] }, layers);
	countPlaywright({ errors: [{}] }, layers);
	expect(sumCounts(layers)).toMatchObject({ passed: 0, failed: 2, skipped: 0 });
});

import { expect, test } from 'vitest';
import {
	countPlaywright,
	countVitest,
	formatCounts,
	formatDuration,
	type Layers,
	listNotRun,
	listSlowest,
	sumCounts,
	type Told,
	tellOfPlaywright,
	tellOfVitest,
} from '../../../scripts/check/count-tests.ts';

const file = (layer: string, statuses: string[], status = 'passed', meta = {}) => ({
	name: `/home/tests/tests/${layer}/a.test.ts`,
	status,
	startTime: 1000,
	endTime: 1000 + statuses.length * 1500,
	assertionResults: statuses.map((outcome) => ({
		fullName: 'it holds',
		status: outcome,
		failureMessages: outcome === 'failed' ? ['no'] : [],
		meta,
	})),
});

test('tests are counted by layer, and over all of them', () => {
	const layers: Layers = new Map();
	const testResults = [
		file('unit', ['passed', 'passed', 'pending']),
		file('contract', ['passed', 'failed'], 'failed'),
		file('integration', ['passed']),
		file('integration', ['passed'], 'passed', { layer: 'neon' }),
	];
	countVitest({ testResults }, layers);
	const tests = (['expected', 'flaky', 'unexpected'] as const).map((status) => ({
		projectName: 'e2e',
		status,
		results: [{ startTime: '2026-03-02T12:00:00Z', duration: 2000 }],
	}));
	tests[1]?.results.push({ startTime: '2026-03-02T12:01:00Z', duration: 5000 });
	const ofEditor = [{ ...tests[0], projectName: 'editor' }] as typeof tests;
	const specs = [tests, ofEditor].map((each) => ({
		title: 'it holds',
		file: 'a.spec.ts',
		tests: each,
	}));
	countPlaywright({ suites: [{ specs }] }, layers);
	expect(
		Object.fromEntries([...layers].map(([name, counts]) => [name, formatCounts(counts)])),
	).toEqual({
		unit: '2 passed, 0 failed, 1 skipped',
		contract: '1 passed, 1 failed',
		integration: '1 passed, 0 failed',
		neon: '1 passed, 0 failed',
		e2e: '2 passed, 1 failed',
		editor: '1 passed, 0 failed',
	});
	expect(formatCounts(sumCounts(layers))).toBe('8 passed, 2 failed, 1 skipped');
	expect(
		Object.fromEntries([...layers].map(([name, counts]) => [name, formatDuration(counts)])),
	).toEqual({
		unit: '5 s',
		contract: '3 s',
		integration: '2 s',
		neon: '2 s',
		e2e: '7 s',
		editor: '2 s',
	});
});

test('a file that does not load is a failed test, and so is a browser that does not start', () => {
	const layers: Layers = new Map();
	countVitest({ testResults: [file('unit', [], 'failed')] }, layers);
	countPlaywright({ errors: [{}] }, layers);
	expect(sumCounts(layers)).toMatchObject({ passed: 0, failed: 2, skipped: 0 });
});

test('a browser that could not be started is named once, and fails nothing', () => {
	const reason = 'Firefox: não respondeu';
	const testResults = [file('browsers', ['skipped', 'skipped'], 'passed', { notRun: reason })];
	const layers: Layers = new Map();
	countVitest({ testResults }, layers);
	expect(listNotRun({ testResults })).toEqual([reason]);
	expect(sumCounts(layers)).toMatchObject({ passed: 0, failed: 0, skipped: 2 });
});

test('the slowest files are named, and each test that failed or needed a second try', () => {
	const told: Told = { files: new Map(), retried: [], failed: [] };
	const again = file('contract', ['passed', 'failed'], 'failed');
	again.assertionResults[0]?.failureMessages.push('no, at first');
	tellOfVitest({ testResults: [file('unit', ['passed']), again] }, told);
	const tests = [
		{ projectName: 'e2e', status: 'flaky' as const, results: [{ startTime: '', duration: 2_000 }] },
		{
			projectName: 'e2e',
			status: 'unexpected' as const,
			results: [{ startTime: '', duration: 5_000 }],
		},
	];
	const specs = [{ title: 'it opens', file: 'a.spec.ts', tests }];
	tellOfPlaywright({ suites: [{ suites: [{ specs }] }] }, told);
	expect(listSlowest(told, 2)).toEqual([
		'    7.0 s  a.spec.ts',
		'    3.0 s  tests/contract/a.test.ts',
	]);
	expect(told.retried).toEqual(['tests/contract/a.test.ts: it holds', 'a.spec.ts: it opens']);
	expect(told.failed).toEqual(['tests/contract/a.test.ts: it holds', 'a.spec.ts: it opens']);
});

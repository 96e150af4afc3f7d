import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
	/** Of its tests, added up: two run at a time. */
	durationMs: number;
}
export type Layers = Map<string, Counts>;

const none = (): Counts => ({ passed: 0, failed: 0, skipped: 0, durationMs: 0 });

type Outcome = 'passed' | 'failed' | 'skipped';

function add(layers: Layers, file: string, outcome: Outcome, durationMs = 0): void {
	const layer = /tests\/([^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1] ?? 'other';
	const counts = layers.get(layer) ?? none();
	counts[outcome] += 1;
	counts.durationMs += durationMs;
	layers.set(layer, counts);
}

interface VitestReport {
	testResults: {
		name: string;
		status: string;
		assertionResults: { status: string; duration?: number }[];
	}[];
}

/** Vitest's JSON: a file that does not load counts as one failed test. */
export function countVitest(report: VitestReport, layers: Layers): void {
	for (const { name, status, assertionResults } of report.testResults) {
		for (const { status: outcome, duration } of assertionResults) {
			add(
				layers,
				name,
				outcome === 'passed' ? 'passed' : outcome === 'failed' ? 'failed' : 'skipped',
				duration,
			);
		}
		const hasFailed = assertionResults.some((result) => result.status === 'failed');
		if (status === 'failed' && !hasFailed) add(layers, name, 'failed');
	}
}

interface PlaywrightSuite {
	suites?: PlaywrightSuite[];
	specs?: {
		tests: {
			status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
			results: { duration: number }[];
		}[];
	}[];
}

/** Playwright's JSON: a test that passes when repeated has passed; the reporter names it as flaky. */
export function countPlaywright(
	report: PlaywrightSuite & { errors?: unknown[] },
	layers: Layers,
): void {
	const outcomes = {
		expected: 'passed',
		unexpected: 'failed',
		flaky: 'passed',
		skipped: 'skipped',
	} as const;
	const visit = (suite: PlaywrightSuite): void => {
		for (const { tests } of suite.specs ?? []) {
			for (const { status, results } of tests) {
				const durationMs = results.reduce((sum, { duration }) => sum + duration, 0);
				add(layers, 'tests/e2e/', outcomes[status], durationMs);
			}
		}
		suite.suites?.forEach(visit);
	};
	visit(report);
	for (const _ of report.errors ?? []) add(layers, 'tests/e2e/', 'failed');
}

export function readReport<Report>(path: string): Report | undefined {
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

export function sumCounts(layers: Layers): Counts {
	const total = none();
	for (const counts of layers.values()) {
		total.passed += counts.passed;
		total.failed += counts.failed;
		total.skipped += counts.skipped;
		total.durationMs += counts.durationMs;
	}
	return total;
}

export function formatCounts({ passed, failed, skipped }: Counts): string {
	return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export const formatDuration = ({ durationMs }: Counts) => `${Math.round(durationMs / 1000)} s`;

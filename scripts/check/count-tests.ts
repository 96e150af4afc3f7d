import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
	/** Start and end of its tests. */
	spans: [startMs: number, endMs: number][];
}
export type Layers = Map<string, Counts>;

const none = (): Counts => ({ passed: 0, failed: 0, skipped: 0, spans: [] });

function open(layers: Layers, layer: string): Counts {
	const counts = layers.get(layer) ?? none();
	layers.set(layer, counts);
	return counts;
}

/** From `tests/` on, wherever the project lies. */
const pathOf = (file: string) => file.replaceAll('\\', '/').replace(/^.*\/(?=tests\/)/, '');
const folderOf = (file: string) => /^tests\/([^/]+)\//.exec(pathOf(file))?.[1] ?? 'other';

export interface VitestReport {
	testResults: {
		name: string;
		status: string;
		startTime: number;
		endTime: number;
		assertionResults: {
			fullName: string;
			status: string;
			failureMessages: string[];
			meta?: { layer?: string; notRun?: string };
		}[];
	}[];
}

/** Reads Vitest's JSON report; a file that does not load counts as one failed test. */
export function countVitest(report: VitestReport, layers: Layers): void {
	for (const { name, status, startTime, endTime, assertionResults } of report.testResults) {
		const layer = assertionResults.find(({ meta }) => meta?.layer)?.meta?.layer ?? folderOf(name);
		const counts = open(layers, layer);
		counts.spans.push([startTime, endTime]);
		for (const { status: outcome } of assertionResults)
			counts[outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped'] += 1;
		const hasFailed = assertionResults.some((result) => result.status === 'failed');
		if (status === 'failed' && !hasFailed) counts.failed += 1;
	}
}

/** The browsers that could not be installed or started, each with the reason. */
export const listNotRun = ({ testResults }: VitestReport): string[] => [
	...new Set(
		testResults.flatMap(({ assertionResults }) =>
			assertionResults.flatMap(({ meta }) => meta?.notRun ?? []),
		),
	),
];

export interface PlaywrightReport {
	suites?: PlaywrightReport[];
	specs?: {
		title: string;
		file: string;
		tests: {
			projectName: string;
			status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
			results: { startTime: string; duration: number }[];
		}[];
	}[];
}

/** Reads Playwright's JSON report; a test that passes on retry counts as passed, and the reporter lists it as flaky. */
export function countPlaywright(
	report: PlaywrightReport & { errors?: unknown[] },
	layers: Layers,
): void {
	const outcomes = {
		expected: 'passed',
		unexpected: 'failed',
		flaky: 'passed',
		skipped: 'skipped',
	} as const;
	for (const { tests } of specsOf(report)) {
		for (const { projectName, status, results } of tests) {
			const counts = open(layers, projectName);
			counts[outcomes[status]] += 1;
			for (const { startTime, duration } of results)
				counts.spans.push([Date.parse(startTime), Date.parse(startTime) + duration]);
		}
	}
	const errors = report.errors?.length ?? 0;
	if (errors > 0) open(layers, 'e2e').failed += errors;
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightReport): typeof specs => [
	...specs,
	...suites.flatMap(specsOf),
];

/** What a run tells of its files and of single tests, as `file: name`. */
export interface Told {
	/** Milliseconds by file. */
	files: Map<string, number>;
	/** Passed at the second try. */
	retried: string[];
	failed: string[];
}

export function tellOfVitest(
	{ testResults }: VitestReport,
	{ files, retried, failed }: Told,
): void {
	for (const { name, startTime, endTime, assertionResults } of testResults) {
		const file = pathOf(name);
		files.set(file, (files.get(file) ?? 0) + endTime - startTime);
		for (const { fullName, status, failureMessages } of assertionResults)
			if (failureMessages.length > 0)
				(status === 'passed' ? retried : failed).push(`${file}: ${fullName}`);
	}
}

export function tellOfPlaywright(report: PlaywrightReport, { files, retried, failed }: Told): void {
	for (const { title, file, tests } of specsOf(report)) {
		for (const { status, results } of tests) {
			const ms = results.reduce((sum, { duration }) => sum + duration, 0);
			files.set(file, (files.get(file) ?? 0) + ms);
			if (status === 'flaky') retried.push(`${file}: ${title}`);
			if (status === 'unexpected') failed.push(`${file}: ${title}`);
		}
	}
}

/** The files that took longest, with their seconds. */
export const listSlowest = ({ files }: Told, count: number): string[] =>
	[...files]
		.toSorted((a, b) => b[1] - a[1])
		.slice(0, count)
		.map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);

export function readReport<Report>(path: string): Report | undefined {
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

export function sumCounts(layers: Layers): Counts {
	const total = none();
	for (const counts of layers.values()) {
		total.passed += counts.passed;
		total.failed += counts.failed;
		total.skipped += counts.skipped;
		total.spans.push(...counts.spans);
	}
	return total;
}

export function formatCounts({ passed, failed, skipped }: Counts): string {
	return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Wall-clock time: overlapping tests count once. */
export function formatDuration({ spans }: Counts): string {
	let [wallMs, reachedMs] = [0, 0];
	for (const [startMs, endMs] of spans.toSorted((a, b) => a[0] - b[0])) {
		wallMs += Math.max(0, endMs - Math.max(startMs, reachedMs));
		reachedMs = Math.max(reachedMs, endMs);
	}
	return `${Math.round(wallMs / 1000)} s`;
}

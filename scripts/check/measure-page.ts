import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from './find-chromium.ts';

/** Lighthouse categories with their minimum scores, out of 100. */
export const leastScores = {
	performance: 99,
	accessibility: 100,
	'best-practices': 100,
	seo: 100,
} as const;
type Category = keyof typeof leastScores;

export interface Measured {
	scores: Record<Category, number>;
	/** What cost the page points in any run, in Lighthouse's words. */
	faults: string[];
	/** Median of the times and sizes that make up the performance score. */
	figures: string;
}

interface Audit {
	id: string;
	score: number | null;
	title: string;
	displayValue?: string;
	numericValue?: number;
}
interface Run {
	audits: Record<string, Audit>;
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

const metrics = [
	'first-contentful-paint',
	'largest-contentful-paint',
	'total-blocking-time',
	'cumulative-layout-shift',
	'speed-index',
];

const median = (numbers: number[]) =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function listFaults(run: Run): string[] {
	return Object.entries(run.categories).flatMap(([category, { auditRefs }]) =>
		auditRefs.flatMap(({ id, weight }) => {
			const audit = run.audits[id];
			if (weight === 0 || !audit || audit.score === null || audit.score >= 0.9) return [];
			return [`${category}: ${audit.title} ${audit.displayValue ?? ''}`.trim()];
		}),
	);
}

function sumUp(runs: Run[]): Measured {
	const scoreOf = (category: Category) =>
		median(runs.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
	const names = Object.keys(leastScores) as Category[];
	const figureOf = (id: string) => {
		const value = median(runs.map(({ audits }) => audits[id]?.numericValue ?? 0));
		return `${id} ${value < 1 ? value.toFixed(3) : `${Math.round(value)} ms`}`;
	};
	return {
		scores: Object.fromEntries(names.map((name) => [name, scoreOf(name)])) as Measured['scores'],
		faults: [...new Set(runs.flatMap(listFaults))],
		figures: metrics.map(figureOf).join(', '),
	};
}

/** Runs Lighthouse on a simulated phone `times` times and takes the median, because single runs vary on a busy machine. */
export async function measurePage(url: string, port: number, times = 5): Promise<Measured> {
	const browser = await chromium.launch({
		executablePath: findChromium(),
		args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
	});
	try {
		const runs: Run[] = [];
		for (let time = 0; time < times; time += 1) {
			const result = await lighthouse(url, { port, onlyCategories: Object.keys(leastScores) });
			if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
			runs.push(result.lhr as unknown as Run);
		}
		return sumUp(runs);
	} finally {
		await browser.close();
	}
}

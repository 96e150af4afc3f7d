import { type Figure, growthExponent, median } from './figures.ts';
import type { OurBuild } from './our-site.ts';
import type { ProcessCost } from './watch-process.ts';

export interface Measured {
	full: OurBuild[];
	edit: OurBuild[];
	added: OurBuild[];
	filesChanged: number[];
	filesUnlikeCold: number[];
	others: Map<string, ProcessCost[]>;
	/** Of a page, by generator. */
	articleBytes: Map<string, number>;
}

const seconds = (costs: readonly ProcessCost[]) => costs.map(({ wallMs }) => wallMs / 1000);

/** Ratio of ours to another's in the same round. */
function ratio(
	ours: readonly ProcessCost[],
	other: readonly ProcessCost[] = [],
	of: keyof ProcessCost = 'wallMs',
): number[] {
	return ours.map((cost, round) => cost[of] / (other[round]?.[of] ?? Number.NaN));
}

const times = (name: string, values: number[], budget?: number): Figure => ({
	...{ name, unit: '×', values },
	...(budget !== undefined && { budget }),
});

/** All that was measured with one number of posts. */
export function listFigures(measured: Measured, count: number): Figure[] {
	const { full, edit, added, others, articleBytes } = measured;
	const eleventy = others.get('Eleventy');
	const kinds: [string, ProcessCost[]][] = [
		['full', full],
		['after an edit', edit],
		['after a new post', added],
		...others,
	];
	return [
		...kinds.flatMap(([name, costs]): Figure[] => [
			{ name: `${name}, wall`, unit: 's', values: seconds(costs) },
			{ name: `${name}, processor`, unit: 's', values: costs.map(({ cpuMs }) => cpuMs / 1000) },
			{ name: `${name}, peak memory`, unit: 'MB', values: costs.map(({ peakMb }) => peakMb) },
		]),
		{ name: 'full, per post', unit: 'ms', values: full.map(({ wallMs }) => wallMs / count) },
		times('full / Eleventy', ratio(full, eleventy)),
		times('full / Eleventy, processor', ratio(full, eleventy, 'cpuMs')),
		times('full / plain templates', ratio(full, others.get('plain templates'))),
		times('edit / Eleventy', ratio(edit, eleventy)),
		times('new post / Eleventy', ratio(added, eleventy)),
		{ name: 'files changed by a new post', unit: 'files', values: measured.filesChanged },
		...[...articleBytes].map(
			([name, bytes]): Figure => ({ name: `article page, ${name}`, unit: 'B', values: [bytes] }),
		),
		...listSteps('full', full),
		...listSteps('after a new post', added),
	];
}

/** The time of each step. */
function listSteps(name: string, builds: readonly OurBuild[]): Figure[] {
	return Object.keys(builds[0]?.steps ?? {}).map((step) => ({
		name: `${name}: ${step}`,
		unit: 's',
		values: builds.map(({ steps }) => (steps[step] ?? 0) / 1000),
	}));
}

/** What a person feels; Eleventy's full build of 10,000 posts is the measure of this machine in this hour. */
export function listBudgets(sizes: ReadonlyMap<number, Measured>): Figure[] {
	const [small, large] = [sizes.get(1_000), sizes.get(10_000)];
	const eleventy = large?.others.get('Eleventy');
	const figures = [...sizes].map(
		([count, { filesUnlikeCold: values }]): Figure => ({
			name: `${count} posts: files that differ between warm and cold`,
			...{ unit: 'files', values, budget: 0 },
		}),
	);
	if (small) {
		const name = '1,000 posts: full build';
		figures.push({ name, unit: 's', values: seconds(small.full), budget: 10 });
	}
	if (large) {
		figures.push(
			times('10,000 posts: new post / Eleventy', ratio(large.added, eleventy), 0.6),
			times('10,000 posts: full / Eleventy', ratio(large.full, eleventy), 2),
			times('10,000 posts: memory / Eleventy', ratio(large.full, eleventy, 'peakMb'), 1),
		);
	}
	if (small && large) {
		const name = "1,000 posts: new post / Eleventy's 10,000";
		figures.push(times(name, ratio(small.added, eleventy), 0.25), ...listGrowth(small, large));
	}
	return figures;
}

function listGrowth(small: Measured, large: Measured): Figure[] {
	const wall = (costs: readonly ProcessCost[]) => median(seconds(costs));
	const kinds = {
		'full build': 'full',
		'after an edit': 'edit',
		'after a new post': 'added',
	} as const;
	return Object.entries(kinds).map(([name, kind]) => ({
		name: `${name}, growth exponent from 1,000 to 10,000 posts`,
		unit: '',
		values: [growthExponent(wall(small[kind]), wall(large[kind]), 10)],
	}));
}

import { type Figure, growthExponent, median } from './figures.ts';
import type { OurBuild } from './our-site.ts';
import type { ProcessCost } from './watch-process.ts';

export interface Measured {
	full: OurBuild[];
	edit: OurBuild[];
	added: OurBuild[];
	filesChanged: number[];
	filesUnlikeCold: number[];
	/** Of a page, on average. */
	articleBytes: number;
}

const seconds = (costs: readonly ProcessCost[]) => costs.map(({ wallMs }) => wallMs / 1000);

/** All that was measured with one number of posts. */
export function listFigures(measured: Measured, count: number): Figure[] {
	const { full, edit, added, filesChanged, articleBytes } = measured;
	const kinds: [string, ProcessCost[]][] = [
		['full', full],
		['after an edit', edit],
		['after a new post', added],
	];
	return [
		...kinds.flatMap(([name, costs]): Figure[] => [
			{ name: `${name}, wall`, unit: 's', values: seconds(costs) },
			{ name: `${name}, processor`, unit: 's', values: costs.map(({ cpuMs }) => cpuMs / 1000) },
			{ name: `${name}, peak memory`, unit: 'MB', values: costs.map(({ peakMb }) => peakMb) },
		]),
		{ name: 'full, per post', unit: 'ms', values: full.map(({ wallMs }) => wallMs / count) },
		{ name: 'files changed by a new post', unit: 'files', values: filesChanged },
		{ name: 'article page', unit: 'B', values: [articleBytes] },
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

/** What a person feels, and that it grows no faster than the blog. */
export function listBudgets(sizes: ReadonlyMap<number, Measured>): Figure[] {
	const [small, large] = [sizes.get(1_000), sizes.get(10_000)];
	const figures = [...sizes].map(
		([count, { filesUnlikeCold: values }]): Figure => ({
			name: `${count} posts: files that differ between warm and cold`,
			unit: 'files',
			values,
			budget: 0,
		}),
	);
	if (small) {
		const name = '1,000 posts: full build';
		figures.push({ name, unit: 's', values: seconds(small.full), budget: 10 });
	}
	if (small && large) figures.push(...listGrowth(small, large));
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

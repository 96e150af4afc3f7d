import { join } from 'node:path';
import type { BenchDatabases } from './databases.ts';
import { type Figure, growthExponent, median, type Section } from './figures.ts';
import { changeOnePost, publishOnePost } from './one-change.ts';
import { type OtherSite, openEleventySite, openHugoSite, openPlainSite } from './other-sites.ts';
import { type OurBuild, openOurSite } from './our-site.ts';
import { countChangedFiles, hashSite } from './site-files.ts';
import type { ProcessCost } from './watch-process.ts';

interface BuildOptions {
	folder: string;
	databases: BenchDatabases;
	counts: number[];
	rounds: number;
}

interface Measured {
	full: OurBuild[];
	edit: OurBuild[];
	added: OurBuild[];
	filesChanged: number[];
	others: Map<string, ProcessCost[]>;
}

/** Full builds and rebuilds after one change; each round runs ours and every other generator in turn. */
export async function benchBuild(options: BuildOptions): Promise<Section[]> {
	const sections: Section[] = [];
	const byCount = new Map<number, Measured>();
	for (const count of options.counts) {
		const measured = await measure(options, count);
		byCount.set(count, measured);
		sections.push({ title: `Build, ${count} posts`, figures: listFigures(measured, count) });
	}
	const [small, large] = [byCount.get(1_000), byCount.get(10_000)];
	if (small && large)
		sections.push({ title: 'Growth, 1,000 → 10,000', figures: listGrowth(small, large) });
	return sections;
}

async function measure(options: BuildOptions, count: number): Promise<Measured> {
	const folder = join(options.folder, `build-${count}`);
	const databaseUrl = await options.databases.clone(count);
	const ours = openOurSite(join(folder, 'ours'), databaseUrl);
	await ours.buildCold(); // Builds the desk, which is not part of the comparison.
	const snapshotFolder = join(ours.folder, 'cache/snapshot');
	const others = [
		openPlainSite({ folder, snapshotFolder }),
		openEleventySite({ folder, count }),
		openHugoSite({ folder, count }),
	].filter((site) => site !== undefined);
	const measured: Measured = { full: [], edit: [], added: [], filesChanged: [], others: new Map() };
	for (let round = 0; round < options.rounds; round += 1) {
		measured.full.push(await ours.buildCold());
		for (const other of others) await addBuild(measured, other);
		await changeOnePost(databaseUrl, round);
		const edited = await ours.build();
		measured.edit.push(edited);
		const before = hashSite(edited.site);
		await publishOnePost(databaseUrl, round);
		const added = await ours.build();
		measured.added.push(added);
		measured.filesChanged.push(countChangedFiles(before, hashSite(added.site)));
	}
	return measured;
}

async function addBuild(measured: Measured, other: OtherSite): Promise<void> {
	const costs = measured.others.get(other.name) ?? [];
	measured.others.set(other.name, [...costs, await other.build()]);
}

const seconds = (costs: readonly ProcessCost[]) => costs.map(({ wallMs }) => wallMs / 1000);
const processor = (costs: readonly ProcessCost[]) => costs.map(({ cpuMs }) => cpuMs / 1000);
const memory = (costs: readonly ProcessCost[]) => costs.map(({ peakMb }) => peakMb);

/** Ratio of ours to another's in the same round. */
function ratio(ours: readonly ProcessCost[], other: readonly ProcessCost[], of: keyof ProcessCost) {
	return ours.map((cost, round) => cost[of] / (other[round]?.[of] ?? Number.NaN));
}

function withoutIndex({ wallMs, cpuMs, peakMb, steps }: OurBuild): ProcessCost {
	return { wallMs: wallMs - (steps['construindo a busca'] ?? 0), cpuMs, peakMb };
}

const times = (name: string, values: number[], budget?: number): Figure => ({
	...{ name, unit: '×', values },
	...(budget !== undefined && { budget }),
});

function listFigures(measured: Measured, count: number): Figure[] {
	const { full, edit, added, others } = measured;
	const eleventy = others.get('Eleventy') ?? [];
	const hugo = others.get('Hugo');
	const plain = others.get('plain templates') ?? [];
	const kinds: [string, ProcessCost[]][] = [
		['full', full],
		['after an edit', edit],
		['after a new post', added],
		...others,
	];
	const pages = full.map(({ wallMs }) => wallMs / count);
	const figures: Figure[] = kinds.flatMap(([name, costs]): Figure[] => [
		{ name: `${name}, wall`, unit: 's', values: seconds(costs) },
		{ name: `${name}, processor`, unit: 's', values: processor(costs) },
		{ name: `${name}, peak memory`, unit: 'MB', values: memory(costs) },
	]);
	const bare = full.map(withoutIndex);
	const large = (budget: number) => (count >= 10_000 ? budget : undefined);
	figures.push(
		{ name: 'full, per post', unit: 'ms', values: pages },
		times('full / Eleventy, without the index', ratio(bare, eleventy, 'wallMs'), large(0.35)),
		times('full / Eleventy', ratio(full, eleventy, 'wallMs'), large(0.6) ?? 1),
		times('full / Eleventy, processor', ratio(full, eleventy, 'cpuMs')),
		times('full / plain templates (the limit)', ratio(full, plain, 'wallMs')),
		times('edit / Eleventy', ratio(edit, eleventy, 'wallMs'), large(0.2)),
		times('new post / Eleventy', ratio(added, eleventy, 'wallMs'), large(0.2)),
		times('memory / Eleventy', ratio(full, eleventy, 'peakMb'), large(0.7)),
		{
			name: 'files changed by a new post',
			unit: 'files',
			values: measured.filesChanged,
			budget: 99,
		},
	);
	if (hugo)
		figures.push(times('full / Hugo, without the index', ratio(bare, hugo, 'wallMs'), large(0.5)));
	return [...figures, ...listSteps('full', full), ...listSteps('after a new post', added)];
}

/** The time of each step. */
function listSteps(name: string, builds: readonly OurBuild[]): Figure[] {
	return Object.keys(builds[0]?.steps ?? {}).map((step) => ({
		name: `${name}: ${step}`,
		unit: 's',
		values: builds.map(({ steps }) => (steps[step] ?? 0) / 1000),
	}));
}

function listGrowth(small: Measured, large: Measured): Figure[] {
	const wall = (costs: readonly ProcessCost[]) => median(seconds(costs));
	const exponent = (of: 'full' | 'edit' | 'added') =>
		growthExponent(wall(small[of]), wall(large[of]), 10);
	return [
		{ name: 'full build, exponent', unit: '', values: [exponent('full')], budget: 1 },
		{ name: 'after an edit, exponent', unit: '', values: [exponent('edit')], budget: 0.5 },
		{ name: 'after a new post, exponent', unit: '', values: [exponent('added')], budget: 0.5 },
	];
}

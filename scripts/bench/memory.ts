import { join } from 'node:path';
import type { BenchDatabases } from './databases.ts';
import { growthExponent, type Section } from './figures.ts';
import { openOurSite } from './our-site.ts';

const factors = [1, 4, 16];

/** Peak memory of a full build while the bodies of the same posts grow. */
export async function benchMemory(
	databases: BenchDatabases,
	options: { folder: string; count: number },
): Promise<Section> {
	const { folder, count } = options;
	const peaks: number[] = [];
	for (const factor of factors) {
		const site = openOurSite(join(folder, 'memory'), await databases.clone(count, factor));
		peaks.push((await site.buildCold()).peakMb);
	}
	const [first = Number.NaN] = peaks;
	const exponent = growthExponent(first, peaks.at(-1) ?? Number.NaN, factors.at(-1) ?? 1);
	return {
		title: `Peak memory, ${count} posts`,
		figures: [
			...factors.map((factor, index) => ({
				name: `bodies × ${factor}`,
				unit: 'MB' as const,
				values: [peaks[index] ?? Number.NaN],
			})),
			{
				name: 'growth with the size of the bodies, exponent',
				unit: '' as const,
				values: [exponent],
				budget: 0.99,
			},
		],
	};
}

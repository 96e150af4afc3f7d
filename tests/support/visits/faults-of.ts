import type { Counts } from './tally.ts';

/** What may be missing of all that is true. */
const mostMissing = 0.02;

const sum = (counts: Counts) => [...counts.values()].reduce((all, count) => all + count, 0);

/** What is wrong with counts: any above the truth, any that lacks more than is unsure, and more than two hundredths missing in all. */
export function faultsOf(
	counted: Counts,
	{ truth, unsure = new Map() }: { truth: Counts; unsure?: Counts },
): string[] {
	const lacks = (cell: string, count: number) => count - (counted.get(cell) ?? 0);
	const above = [...counted].filter(([cell, count]) => count > (truth.get(cell) ?? 0));
	const below = [...truth].filter(([cell, count]) => lacks(cell, count) > (unsure.get(cell) ?? 0));
	const [all, whole] = [sum(counted), sum(truth)];
	return [
		...[...above, ...below].map(
			([cell]) => `${cell}: ${counted.get(cell) ?? 0}, not ${truth.get(cell) ?? 0}`,
		),
		...(all < (1 - mostMissing) * whole ? [`all together: ${all}, not ${whole}`] : []),
	];
}

import type { Counts } from './tally.ts';

/** What may be missing of what is true. */
const mostMissing = 0.02;
/** A reader whose place another one of the same address has is missing with all that they did, here of two readers. */
const mostOfTwoReaders = 16;

const sum = (counts: Counts) => [...counts.values()].reduce((all, count) => all + count, 0);

/** The counts of each post, day, kind, source or text. */
function byPart(counts: Counts): Counts {
	const parts: Counts = new Map();
	for (const [cell, count] of counts) {
		for (const part of cell.split('|')) parts.set(part, (parts.get(part) ?? 0) + count);
	}
	return parts;
}

/** What is wrong with counts: any above the truth, sums of a part that lack more than two readers and two hundredths, and more than two hundredths missing in all. */
export function faultsOf(counted: Counts, truth: Counts): string[] {
	const above = [...counted].filter(([cell, count]) => count > (truth.get(cell) ?? 0));
	const sums = byPart(counted);
	const below = [...byPart(truth)].filter(
		([part, count]) => count - (sums.get(part) ?? 0) > mostMissing * count + mostOfTwoReaders,
	);
	const [all, whole] = [sum(counted), sum(truth)];
	return [
		...above.map(([cell, count]) => `${cell}: ${count}, not ${truth.get(cell) ?? 0}`),
		...below.map(([part, count]) => `${part}: ${sums.get(part) ?? 0}, not ${count}`),
		...(all < (1 - mostMissing) * whole ? [`all together: ${all}, not ${whole}`] : []),
	];
}

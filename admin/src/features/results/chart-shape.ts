import type { BlogResult } from '#contract/results';

type Unit = BlogResult['units'][number];

/** How much of the height the highest bar takes; its number stands above it. */
const highest = 0.86;

/** A round number in the upper half of the scale. */
function stepOf(most: number): number {
	const unit = 10 ** Math.floor(Math.log10(most));
	return ([5, 2, 1].find((step) => step * unit <= most * 0.8) ?? 0.5) * unit;
}

/** How high bars, marks of the scale and the line of the span before are, in hundredths of the drawing. */
export function shapeChart(units: readonly Unit[], hasBefore: boolean) {
	const most = Math.max(
		1,
		...units.map(({ visits, before }) => Math.max(visits, hasBefore ? before : 0)),
	);
	const heightOf = (count: number) => Math.round((10_000 * highest * count) / most) / 100;
	const step = stepOf(most);
	const marks = step < 1 ? [] : [1, 2].map((times) => times * step).filter((at) => at <= most);
	const points = units.map(
		({ before }, at) =>
			`${Math.round((10_000 * (at + 0.5)) / units.length) / 100},${100 - heightOf(before)}`,
	);
	return {
		bars: units.map((unit) => ({ ...unit, height: heightOf(unit.visits) })),
		marks: marks.map((count) => ({ count, height: heightOf(count) })),
		line: hasBefore ? points.join(' ') : undefined,
	};
}

export type Shape = ReturnType<typeof shapeChart>;

/** Up to so many bars each have their name; of more the first, the middle and the last. */
const mostNames = 12;

/** Which bars are named below. */
export const listNamed = (bars: number): number[] =>
	bars <= mostNames
		? Array.from({ length: bars }, (_, at) => at)
		: [0, Math.floor((bars - 1) / 2), bars - 1];

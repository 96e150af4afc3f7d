import type { BlogResult } from '#contract/results';

type Unit = BlogResult['units'][number];

/** In the drawing's own units. */
export const chart = { width: 660, height: 200, top: 36, base: 168 };
const gap = 0.36;
const widestBar = 56;

/** A round number in the upper half of the scale. */
function markOf(most: number): number {
	const unit = 10 ** Math.floor(Math.log10(Math.max(1, most)));
	return ([5, 2, 1].find((step) => step * unit <= most * 0.8) ?? 0.5) * unit;
}

/** Where the bars, the line of the span before and the mark of the scale stand. */
export function shapeChart(units: readonly Unit[], hasBefore: boolean) {
	const most = Math.max(
		1,
		...units.map(({ visits, before }) => Math.max(visits, hasBefore ? before : 0)),
	);
	const mark = markOf(most);
	const left = 12 + 8 * mark.toLocaleString('pt-BR').length;
	const step = (chart.width - left) / units.length;
	const width = Math.min(widestBar, step * (1 - gap));
	const heightOf = (count: number) => ((chart.base - chart.top) * count) / most;
	const bars = units.map((unit, at) => {
		const height = heightOf(unit.visits);
		const middle = left + step * (at + 0.5);
		return { ...unit, height, middle, x: middle - width / 2, y: chart.base - height };
	});
	const line = bars.map(({ middle, before }) => `${middle},${chart.base - heightOf(before)}`);
	return {
		bars,
		width,
		step,
		left,
		line: hasBefore ? line.join(' ') : undefined,
		mark: mark >= 1 ? { count: mark, y: chart.base - heightOf(mark) } : undefined,
	};
}

export type Shape = ReturnType<typeof shapeChart>;

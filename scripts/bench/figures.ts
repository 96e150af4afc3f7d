/** One measurement: its values over all rounds, and its budget. */
export interface Figure {
	name: string;
	unit: 'ms' | 's' | 'MB' | 'KB' | 'B' | '×' | 'files' | '';
	values: number[];
	/** The maximum; a figure without one is only for comparison. */
	budget?: number;
	note?: string;
}

export interface Section {
	title: string;
	figures: Figure[];
}

export function median(values: readonly number[]): number {
	return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How a cost grows with size: 1 is linear, 0 is constant. */
export function growthExponent(small: number, large: number, times: number): number {
	return Math.log(large / small) / Math.log(times);
}

function round(value: number): string {
	const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
	return value.toFixed(digits).replace(/\.0+$/, '');
}

function describe({ name, unit, values, budget, note }: Figure): string[] {
	const middle = median(values);
	const spread =
		values.length > 1 ? `${round(Math.min(...values))}–${round(Math.max(...values))}` : '';
	const verdict = budget === undefined ? '' : `${middle <= budget ? 'ok' : 'MISSED'}, ≤ ${budget}`;
	return [name, `${round(middle)} ${unit}`.trim(), spread, verdict, note ?? ''];
}

/** The sections as one plain text table: median, minimum and maximum, budget. */
export function formatTable(sections: readonly Section[]): string {
	const head = ['', 'median', 'min–max', 'budget', ''];
	const rows = sections.flatMap(({ title, figures }) => [[title], ...figures.map(describe)]);
	const widths = head.map((_, column) =>
		Math.max(
			...[head, ...rows].filter((row) => row.length > 1).map((row) => (row[column] ?? '').length),
		),
	);
	const format = (row: string[]) =>
		row
			.map((cell, column) => (row.length > 1 ? cell.padEnd(widths[column] ?? 0) : cell))
			.join('  ')
			.trimEnd();
	return [head, ...rows].map((row) => (row.length === 1 ? `\n${row[0]}` : format(row))).join('\n');
}

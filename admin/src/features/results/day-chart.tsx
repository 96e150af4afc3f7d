import { type CSSProperties, useId } from 'react';
import type { BlogResult } from '#contract/results';
import { cutLetters } from '#domain/text/cut-text';
import type { ResultSpan } from '#domain/time/period';
import { results as text } from '../../messages/results.ts';
import { listNamed, type Shape, shapeChart } from './chart-shape.ts';
import { isWeekend, nameUnit, shortenUnit } from './unit-names.ts';

/** The chart's numbers for screen readers. */
function HiddenTable({ blog, span }: { blog: BlogResult; span: ResultSpan }) {
	const isMonth = span === '12m';
	const { chart } = text;
	return (
		<div className="visually-hidden">
			<table>
				<caption>{chart.inNumbers(isMonth ? chart.months : chart.days)}</caption>
				<thead>
					<tr>
						<th scope="col">{isMonth ? chart.month : chart.day}</th>
						<th scope="col">{text.figures.visits}</th>
						{blog.before && <th scope="col">{chart.before}</th>}
						{!isMonth && <th scope="col">{chart.cameOut}</th>}
					</tr>
				</thead>
				<tbody>
					{blog.units.map(({ since, visits, before, came_out }) => (
						<tr key={since}>
							<th scope="row">{nameUnit(since, isMonth)}</th>
							<td>{text.number(visits)}</td>
							{blog.before && <td>{text.number(before)}</td>}
							{!isMonth && <td>{text.number(came_out)}</td>}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

interface DayChartProps {
	blog: BlogResult;
	span: ResultSpan;
}

const shortTitle = 48;
const clip = (title: string) =>
	title.length > shortTitle ? `${cutLetters(title, shortTitle).trimEnd()}…` : title;

function describe({ blog: { units, best, before }, span }: DayChartProps): string {
	const name = (since = '') => nameUnit(since, span === '12m');
	const sum = units.reduce((total, unit) => total + unit.before, 0);
	return [
		text.chart.span(name(units[0]?.since), name(units.at(-1)?.since)),
		best && text.chart.best(name(best.since), best.visits, best.post.title),
		before && text.chart.beforeSum(span, sum),
	]
		.filter(Boolean)
		.join('');
}

/** The best unit's number and post over its bar, towards the middle. */
function Peak({
	best,
	isMonth,
	place: { at, of },
}: {
	best: NonNullable<BlogResult['best']>;
	isMonth: boolean;
	place: { at: number; of: number };
}) {
	const isLate = at >= of / 2;
	const from = `${(100 * (isLate ? of - 1 - at : at)) / of}%`;
	return (
		<span className="note" style={isLate ? { insetInlineEnd: from } : { insetInlineStart: from }}>
			{text.chart.peak(best.visits, shortenUnit(best.since, isMonth))}
			<span className="wide">{` “${clip(best.post.title)}”`}</span>
		</span>
	);
}

function Bar({
	bar: { since, visits, before, came_out, height },
	hasBefore,
	isMonth,
	marks,
}: {
	bar: Shape['bars'][number];
	hasBefore: boolean;
	isMonth: boolean;
	marks: readonly (string | false)[];
}) {
	const hint =
		text.chart.bar(nameUnit(since, isMonth), visits, hasBefore ? before : undefined) +
		(came_out > 0 && !isMonth ? text.chart.barNew(came_out) : '');
	return (
		<span className="unit" title={hint}>
			<i
				className={['now', ...marks].filter(Boolean).join(' ')}
				style={{ blockSize: `${height}%` }}
			/>
		</span>
	);
}

function Bars({ blog, span, shape }: DayChartProps & { shape: Shape }) {
	const id = useId();
	const { bars, marks, line } = shape;
	const isMonth = span === '12m';
	const peak = bars.findIndex(({ since }) => since === blog.best?.since);
	return (
		<div className="chart" role="img" aria-labelledby="days" aria-describedby={id}>
			<span id={id} hidden>
				{describe({ blog, span })}
			</span>
			{marks.map(({ count, height }) => (
				<span key={count} className="mark" style={{ insetBlockEnd: `${height}%` }}>
					{text.number(count)}
				</span>
			))}
			{bars.map((bar, at) => (
				<Bar
					key={bar.since}
					{...{ bar, isMonth }}
					hasBefore={line !== undefined}
					marks={[
						!isMonth && isWeekend(bar.since) && 'weekend',
						at === peak && 'peak',
						at === bars.length - 1 && 'open',
					]}
				/>
			))}
			{line && (
				<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
					<polyline className="before" points={line} />
				</svg>
			)}
			{blog.best && peak >= 0 && (
				<Peak best={blog.best} {...{ isMonth }} place={{ at: peak, of: bars.length }} />
			)}
		</div>
	);
}

/** The names of the first and the last of many bars stay within the drawing. */
function sideOf(place: number, named: readonly number[], bars: number) {
	if (named.length === bars) return undefined;
	return (['start', 'center', 'end'] as const)[place];
}

/** Below the bars: which days had a new post, and some of their names. */
function Foot({ bars, isMonth }: { bars: Shape['bars']; isMonth: boolean }) {
	return (
		<div className="chart-foot" aria-hidden="true">
			{bars.map(
				({ since, came_out }, at) =>
					came_out > 0 && !isMonth && <i key={since} style={{ gridColumn: at + 1 }} />,
			)}
			{listNamed(bars.length).map((at, place, named) => (
				<span
					key={at}
					style={{ gridColumn: at + 1, justifySelf: sideOf(place, named, bars.length) }}
				>
					{shortenUnit(bars[at]?.since ?? '', isMonth)}
				</span>
			))}
		</div>
	);
}

function Legend({ blog, span }: DayChartProps) {
	const isMonth = span === '12m';
	const hasNew = !isMonth && blog.units.some(({ came_out }) => came_out > 0);
	return (
		<p className="legend">
			<span>
				<i className="now" />
				{text.chart.now(span)}
			</span>
			<span>
				<i className="open" />
				{isMonth ? text.chart.openMonth : text.chart.openDay}
			</span>
			{blog.before && (
				<span>
					<i className="before" />
					{text.chart.earlier(span)}
				</span>
			)}
			{hasNew && (
				<span>
					<i className="new" />
					{text.chart.newPost}
				</span>
			)}
		</p>
	);
}

/** Visits by day or month as bars, and those of the span before as a line. */
export function DayChart({ blog, span }: DayChartProps) {
	const isMonth = span === '12m';
	const shape = shapeChart(blog.units, blog.before !== null);
	const digits = Math.max(0, ...shape.marks.map(({ count }) => text.number(count).length + 1));
	const sizes = { '--units': shape.bars.length, '--scale': `${digits}ch` } as CSSProperties;
	return (
		<section className="days" aria-labelledby="days" style={sizes}>
			<h2 id="days">{isMonth ? text.chart.months : text.chart.days}</h2>
			<Bars {...{ blog, span, shape }} />
			<Foot bars={shape.bars} isMonth={isMonth} />
			<Legend {...{ blog, span }} />
			<HiddenTable {...{ blog, span }} />
		</section>
	);
}

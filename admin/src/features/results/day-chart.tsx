import { useId } from 'react';
import type { BlogResult } from '#contract/results';
import type { ResultSpan } from '#domain/result-span';
import { results as text } from '../../messages/results.ts';
import { ChartBar } from './chart-bar.tsx';
import { chart, type Shape, shapeChart } from './chart-shape.ts';
import { nameUnit, shortenUnit } from './unit-names.ts';

interface DayChartProps {
	blog: BlogResult;
	span: ResultSpan;
}

/** Up to so many bars each have their name; of more the first, the best and the last. */
const mostNames = 12;
const shortTitle = 32;
const clip = (title: string) =>
	title.length > shortTitle ? `${title.slice(0, shortTitle).trimEnd()}…` : title;

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

/** Which bars are named below: not two that would touch. */
function listNamed({ bars, step }: Shape, peak: number): number[] {
	if (bars.length <= mostNames) return bars.map((_, at) => at);
	const last = bars.length - 1;
	const isClear = Math.min(peak, last - peak) * step > 120;
	return isClear ? [0, peak, last] : [0, last];
}

const anchors = ['start', 'middle', 'end'] as const;

/** The best unit's number and post, over its bar. */
function Peak({
	best,
	at,
	isMonth,
}: {
	best: NonNullable<BlogResult['best']>;
	at: number;
	isMonth: boolean;
}) {
	const anchor = anchors[Math.floor((3 * at) / chart.width)] ?? 'end';
	return (
		<text className="note" x={at} y={24} textAnchor={anchor}>
			{text.chart.peak(best.visits, shortenUnit(best.since, isMonth))}
			<tspan className="wide">{`: “${clip(best.post.title)}”`}</tspan>
		</text>
	);
}

function Drawn({ blog, span, shape }: DayChartProps & { shape: Shape }) {
	const id = useId();
	const { bars, mark, line } = shape;
	const isMonth = span === '12m';
	const peak = bars.findIndex(({ since }) => since === blog.best?.since);
	const named = listNamed(shape, peak);
	return (
		<svg
			className="chart"
			viewBox={`0 0 ${chart.width} ${chart.height}`}
			role="img"
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-desc`}
		>
			<title id={`${id}-title`}>{isMonth ? text.chart.months : text.chart.days}</title>
			<desc id={`${id}-desc`}>{describe({ blog, span })}</desc>
			{mark && (
				<>
					<line className="mark" x1={shape.left} x2={chart.width} y1={mark.y} y2={mark.y} />
					<text className="scale" x="0" y={mark.y + 4}>
						{text.number(mark.count)}
					</text>
				</>
			)}
			{bars.map((bar, at) => (
				<ChartBar
					key={bar.since}
					{...{ bar, shape }}
					hint={text.chart.bar(
						nameUnit(bar.since, isMonth),
						bar.visits,
						line ? bar.before : undefined,
					)}
					name={named.includes(at) ? shortenUnit(bar.since, isMonth) : undefined}
					className={['now', at === peak && 'peak', at === bars.length - 1 && 'open']
						.filter(Boolean)
						.join(' ')}
				/>
			))}
			{line && <polyline className="before" points={line} />}
			<line
				className="base"
				x1={shape.left}
				x2={chart.width}
				y1={chart.base + 0.5}
				y2={chart.base + 0.5}
			/>
			{blog.best && peak >= 0 && (
				<Peak best={blog.best} at={bars[peak]?.middle ?? 0} isMonth={isMonth} />
			)}
		</svg>
	);
}

/** The same numbers for screen readers. */
function HiddenTable({ blog, span }: DayChartProps) {
	const isMonth = span === '12m';
	return (
		<div className="visually-hidden">
			<table>
				<caption>{isMonth ? text.chart.months : text.chart.days}</caption>
				<thead>
					<tr>
						<th scope="col">{isMonth ? text.chart.month : text.chart.day}</th>
						<th scope="col">{text.figures.visits}</th>
						{blog.before && <th scope="col">{text.chart.before}</th>}
					</tr>
				</thead>
				<tbody>
					{blog.units.map(({ since, visits, before }) => (
						<tr key={since}>
							<th scope="row">{nameUnit(since, isMonth)}</th>
							<td>{text.number(visits)}</td>
							{blog.before && <td>{text.number(before)}</td>}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** Visits by day or month as bars, and those of the span before as a line. */
export function DayChart({ blog, span }: DayChartProps) {
	const isMonth = span === '12m';
	return (
		<section aria-labelledby="days">
			<h2 id="days">{isMonth ? text.chart.months : text.chart.days}</h2>
			<Drawn {...{ blog, span }} shape={shapeChart(blog.units, blog.before !== null)} />
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
			</p>
			<HiddenTable {...{ blog, span }} />
		</section>
	);
}

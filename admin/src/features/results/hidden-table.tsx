import type { BlogResult } from '#contract/results';
import type { ResultSpan } from '#domain/time/period';
import { results as text } from '../../messages/results.ts';
import { nameUnit } from './unit-names.ts';

/** The chart's numbers for screen readers. */
export function HiddenTable({ blog, span }: { blog: BlogResult; span: ResultSpan }) {
	const isMonth = span === '12m';
	const { chart } = text;
	return (
		<div className="visually-hidden">
			<table>
				<caption>{isMonth ? chart.months : chart.days}</caption>
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

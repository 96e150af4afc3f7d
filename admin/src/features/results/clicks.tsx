import '../../styles/results-clicks.css';
import type { BlogResult } from '#contract/results';
import { clickPlaces } from '#domain/readers/click-act';
import { results as text } from '../../messages/results.ts';
import { Cell, PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import { isSet } from './click-targets.ts';

const { columns, targets } = text.clicks;
const count = (clicks: number) => (clicks === 0 ? '—' : text.number(clicks));

/** What readers followed, and where on the page it stood. */
export function Clicks({ clicks }: Pick<BlogResult, 'clicks'>) {
	const rows = clicks
		.map((line) => ({ ...line, all: line.text + line.end + line.footer }))
		.filter(({ target, all }) => isSet[target] || all > 0);
	if (rows.length === 0) return null;
	return (
		<section aria-labelledby="clicks">
			<h2 id="clicks">{text.clicks.title}</h2>
			<PlainTable
				labelledBy="clicks"
				className="clicks"
				isNarrow
				columns={[
					{ label: columns.target },
					...clickPlaces.map((place) => ({ label: columns[place], right: true })),
					{ label: columns.all, right: true },
				]}
			>
				{rows.map((line) => (
					<PlainRow key={line.target}>
						<Cell>{targets[line.target]}</Cell>
						{clickPlaces.map((place) => (
							<Cell key={place} className="right" label={columns[place]}>
								{count(line[place])}
							</Cell>
						))}
						<Cell className="right all" label={columns.all}>
							{text.number(line.all)}
						</Cell>
					</PlainRow>
				))}
			</PlainTable>
		</section>
	);
}

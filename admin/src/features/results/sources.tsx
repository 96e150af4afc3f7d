import type { CSSProperties } from 'react';
import type { BlogResult } from '#contract/results';
import { hasShare } from '#domain/visit-totals';
import { results as text } from '../../messages/results.ts';

/** Where readers came from, the largest first. */
export function Sources({ sources, totals }: BlogResult) {
	const most = sources[0]?.visits ?? 0;
	const untold = totals.visits - totals.told;
	return (
		<section aria-labelledby="sources">
			<h2 id="sources">{text.sources}</h2>
			<ul className="from">
				{sources.map(({ line, visits }) => (
					<li key={line}>
						<span>{text.lines[line]}</span>
						<i style={{ '--w': `${(92 * visits) / most}%` } as CSSProperties} />
						{hasShare(totals.told) && (
							<span className="num">{text.percent(visits / totals.told)}</span>
						)}
						<span className="num">{text.number(visits)}</span>
					</li>
				))}
			</ul>
			{untold > 0 && <p className="hint">{text.untold(untold)}</p>}
			{sources.length > 0 && <p className="hint">{text.sourcesNote}</p>}
		</section>
	);
}

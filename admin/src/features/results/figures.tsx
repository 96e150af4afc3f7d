import type { ReactNode } from 'react';
import type { BlogResult } from '#contract/results';
import { hasShare } from '#domain/readers/visit-totals';
import { results as text } from '../../messages/results.ts';
import { countChange, readChange, visitChange } from './change.ts';
import { isSet, ways } from './click-targets.ts';
import { Delta } from './delta.tsx';

const Figure = ({
	name,
	value,
	children,
}: {
	name: string;
	value: string;
	children: ReactNode;
}) => (
	<div>
		<dt>{name}</dt>
		<dd>
			<span className="value">{value}</span>
			{children}
		</dd>
	</div>
);

/** Names both numbers of the comparison where the one above is another. */
function Visits({ totals, closed, before }: BlogResult) {
	const [now, then] = [closed.visits, before?.visits];
	const more = (was: number) =>
		now === totals.visits ? text.change.was(was) : text.change.against(now, was);
	return (
		<Figure name={text.figures.visits} value={text.number(totals.visits)}>
			{then !== undefined && (
				<Delta change={visitChange(now, then)} more={now === then ? '' : more(then)} />
			)}
		</Figure>
	);
}

/** As a share where there are enough visits for one. */
function Read({ totals, closed, before }: BlogResult) {
	const { told, read } = totals;
	if (!hasShare(told)) {
		return (
			<Figure name={text.figures.read} value={text.number(read)}>
				<span className="delta flat">{text.figures.ofVisits(told)}</span>
			</Figure>
		);
	}
	const change = before && readChange(closed, before);
	return (
		<Figure name={text.figures.read} value={text.percent(read / told)}>
			{change && <Delta change={change} />}
		</Figure>
	);
}

function ClickFigure({ way, blog }: { way: (typeof ways)[number]; blog: BlogResult }) {
	const { totals, closed, before } = blog;
	const of = `${way}_clicks` as const;
	return (
		<Figure name={text.clicks.targets[way]} value={text.number(totals[of])}>
			{before && <Delta change={countChange(closed[of], before[of])} />}
		</Figure>
	);
}

/** The numbers of the span, each against the one before. */
export function Figures({ blog }: { blog: BlogResult }) {
	const shown = ways.filter((way) => isSet[way] || blog.totals[`${way}_clicks`] > 0);
	return (
		<dl className="figures">
			<Visits {...blog} />
			{shown.map((way) => (
				<ClickFigure key={way} way={way} blog={blog} />
			))}
			<Read {...blog} />
		</dl>
	);
}

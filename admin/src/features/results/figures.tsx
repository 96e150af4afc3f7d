import type { ReactNode } from 'react';
import type { BlogResult } from '#contract/results';
import { hasShare } from '#domain/readers/visit-totals';
import { results as text } from '../../messages/results.ts';
import { Drawing } from '../../ui/icon.tsx';
import { type Change, countChange, readChange, visitChange } from './change.ts';
import { isSet, ways } from './click-targets.ts';

/** Lucide 1.62 (ISC), as in `icon-paths.ts`. */
const arrows = {
	up: 'm5 12 7-7 7 7|M12 19V5',
	down: 'M12 5v14|m19 12-7 7-7-7',
	flat: 'M5 12h14',
};

/** How a number differs from the one before; of a percentage the arrow says which way. */
export const Delta = ({ change, more = '' }: { change: Change; more?: string }) => (
	<span className={`delta ${change.tone}`}>
		<Drawing paths={arrows[change.tone]} />
		<span className="visually-hidden">{change.words + more}</span>
		<span aria-hidden="true">{change.amount + more}</span>
	</span>
);

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

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#config/paths';
import { type ResultSpan, resultSpans } from '#domain/time/period';
import { results as text } from '../../messages/results.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Clicks } from './clicks.tsx';
import { DayChart } from './day-chart.tsx';
import { Figures } from './figures.tsx';
import { NoVisits } from './no-visits.tsx';
import { Brought } from './post-results.tsx';
import { Idle } from './proposal.tsx';
import { Unfound } from './unfound.tsx';
import { nameDay, nameUnit } from './unit-names.ts';
import { Say } from './verdict.tsx';
import '../../styles/results.css';
import '../../styles/results-chart.css';
import { type BlogResult, results } from '#contract/results';
import { hasShare } from '#domain/readers/visit-totals';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { polled } from '../../api/presence.ts';
import { queryKeys } from '../../api/queries.ts';

/** Where readers came from, the largest first. */
function Sources({ sources, totals }: BlogResult) {
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

/** The desk asks for fresh counts while somebody looks, and they arrive within minutes. */
const resultsQuery = (span: ResultSpan, posts: number) =>
	queryOptions({
		queryKey: [...queryKeys.results, span, posts],
		...polled(async (signal) => {
			const { blog } = await call(results, { action: 'blog', span, posts }, { signal });
			if (!blog) throw new ApiError({ code: 'bad_reply', message: '' });
			return { ...blog, span };
		}),
		placeholderData: keepPreviousData,
		refetchInterval: 60_000,
	});

const few = 8;
const many = 500;
const usual: ResultSpan = '28d';

type Shown = ReturnType<typeof useResults>['data'];

function useResults() {
	const [params] = useSearchParams();
	const asked = params.get('periodo');
	const span = resultSpans.find((each) => each === asked) ?? usual;
	const [limit, setLimit] = useState(few);
	const query = useQuery(resultsQuery(span, limit));
	const [last, setLast] = useState(query.data);
	if (query.data && query.data !== last) setLast(query.data);
	const showMore = () => setLimit(limit < many ? many : limit + many);
	// The query forgets what it showed in another one's place when that one fails.
	return { span, query, data: query.data ?? last, showMore };
}

const Spans = ({ span }: { span: ResultSpan }) => (
	<nav className="seg" aria-label={text.spansLabel}>
		{resultSpans.map((each) => (
			<Link
				key={each}
				to={each === usual ? '?' : `?periodo=${each}`}
				replace
				aria-current={each === span ? 'true' : undefined}
			>
				{text.spans[each]}
			</Link>
		))}
	</nav>
);

const isBlank = ({ totals, since }: NonNullable<Shown>) => totals.visits === 0 && since === null;

/** Which days, what the comparisons leave out, or why there are none. */
function leadOf(data: NonNullable<Shown>): string | undefined {
	if (isBlank(data)) return undefined;
	const { since, before, span, units } = data;
	const name = (unit = '') => nameUnit(unit, span === '12m');
	const period = text.period(name(units[0]?.since), name(units.at(-1)?.since));
	const basis = before
		? span === '12m'
			? text.openMonth
			: text.openDay
		: since && text.since(nameDay(since));
	return [period, basis].filter(Boolean).join(' ');
}

function Outcome({
	data,
	isBusy,
	onMore,
}: {
	data: NonNullable<Shown>;
	isBusy: boolean;
	onMore: () => void;
}) {
	if (isBlank(data)) return <NoVisits />;
	return (
		<>
			<Say blog={data} span={data.span} />
			{data.idle && <Idle idle={data.idle} />}
			<Figures blog={data} />
			<DayChart blog={data} span={data.span} />
			<div className="res-two">
				<Sources {...data} />
				<Clicks {...data} />
			</div>
			<Brought blog={data} isBusy={isBusy} onMore={onMore} step={many} />
		</>
	);
}

/** What the posts brought, from readers' searches to the door. */
export function ResultsPage() {
	const { span, query, data, showMore } = useResults();
	return (
		<div className="res">
			<PageHead title={messages.places.results} lead={data && leadOf(data)}>
				<Spans span={span} />
			</PageHead>
			{query.isError && data && (
				<Notice
					tone="danger"
					alert
					title={text.failed}
					actions={<Button onClick={() => void query.refetch()}>{messages.common.retry}</Button>}
				/>
			)}
			{query.isError && !data && <LoadFailed query={query} title={text.failed} />}
			{!data && query.isPending && <p role="status">{messages.common.loading}</p>}
			{data && (
				<div aria-busy={query.isPlaceholderData}>
					<Outcome data={data} isBusy={query.isFetching} onMore={showMore} />
					<Unfound {...data} />
					<p className="hint">
						{text.note}{' '}
						<a className="link" href={paths.privacy}>
							{text.howCounted}
						</a>
					</p>
				</div>
			)}
		</div>
	);
}

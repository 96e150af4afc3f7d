import type { Ref } from 'react';
import { Pager } from '#components/pager.tsx';
import { paths } from '#config/paths';
import type { SearchAnswer, SearchRequest } from '#search/search-index';
import { ResultsHead } from './results-head.tsx';
import { ResultsList, type ResultsListProps } from './results-list.tsx';

interface ResultsViewProps {
	/** What the address asks for. */
	request: SearchRequest;
	answer: SearchAnswer | undefined;
	failed?: boolean;
	Row: ResultsListProps['Row'];
	head?: Ref<HTMLHeadingElement>;
	onTurn?: (event: React.MouseEvent) => void;
	/** What stands in the lists' place. */
	children?: React.ReactNode;
}

/** The results without state, so that they can be drawn before React is there (`showFirst`). */
export function ResultsView(props: ResultsViewProps) {
	const { request, answer, failed = false, Row, head, onTurn, children } = props;
	return (
		<section aria-labelledby="resultados">
			<ResultsHead
				ref={head}
				request={answer?.request ?? request}
				answer={answer}
				failed={failed}
				onFollow={onTurn}
			/>
			{answer && <ResultsList answer={answer} Row={Row} />}
			{children}
			{answer && (
				<Pager
					page={answer.page}
					pages={answer.pages}
					addressOf={(page) => paths.search({ ...answer.request, page })}
					onTurn={onTurn}
				/>
			)}
		</section>
	);
}

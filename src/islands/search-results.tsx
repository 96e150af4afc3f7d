import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { CardSkeletons } from '#components/card-skeletons.tsx';
import { StateMessage } from '#components/state-message.tsx';
import { resultsTexts } from '#config/results-texts';
import type { Search } from '#search/open-index';
import type { SearchAnswer } from '#search/search-index';
import { findFirstAnswer } from './first-answer.ts';
import { NothingFound } from './nothing-found.tsx';
import { isFiltering } from './read-address.ts';
import { focusPageHeading } from './results-head.tsx';
import { ResultsView } from './results-view.tsx';
import { writeAddress } from './search-address.ts';
import { siteSearch } from './site-search.ts';
import { StartsAgain } from './starts-again.ts';
import { TextHit } from './text-hit.tsx';
import { useAddress } from './use-address.ts';
import { useAnswer } from './use-answer.ts';
import { useCanonical } from './use-canonical.ts';
import { useCountedSearch } from './use-counted-search.ts';
import { useFilteredPage } from './use-filtered-page.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useSearchBox } from './use-search-box.ts';

interface SearchResultsProps {
	/** The page's search box, which is outside this island. */
	box: HTMLInputElement | null;
	search?: Search;
	/** Shown at once. */
	first?: SearchAnswer | undefined;
}

function clear() {
	writeAddress({ q: '', category: '', tag: '', page: 1 });
	focusPageHeading();
}

/** The results for the query in the address; renders nothing without one. */
export function SearchResults({ box, search = siteSearch, first }: SearchResultsProps) {
	const request = useAddress();
	const head = useRef<HTMLHeadingElement>(null);
	const { answer, failed, isSlow, retry } = useAnswer(search, request, first);
	useSearchBox(box);
	useFilteredPage(request);
	useCanonical(answer);
	useEffect(() => {
		// A failure is shown only when a query needs the index.
		search.warm().catch(() => undefined);
	}, [search]);
	const shown = isSlow || failed ? undefined : answer;
	useKeptScroll(shown);
	useCountedSearch(shown);
	const follow = useMemo(() => followInPlace(head), []);

	if (!isFiltering(request)) return null;
	return (
		<ResultsView
			request={request}
			answer={shown}
			failed={failed}
			Row={TextHit}
			head={head}
			onTurn={follow}
		>
			{failed && <Failure onRetry={retry} />}
			{!failed && !shown && <CardSkeletons label={resultsTexts.loading} />}
			{shown?.help && (
				<NothingFound request={shown.request} help={shown.help} onClear={clear} onFollow={follow} />
			)}
		</ResultsView>
	);
}

function Failure({ onRetry }: { onRetry: () => void }) {
	const { failedTitle, failedText, retry } = resultsTexts;
	return (
		<StateMessage lamp="unlit" title={failedTitle} text={failedText}>
			<button type="button" className="btn btn-fill" onClick={onRetry}>
				{retry}
			</button>
		</StateMessage>
	);
}

/** Goes to other results in place; the browser handles clicks that open a new tab or window. */
function followInPlace(head: React.RefObject<HTMLHeadingElement | null>) {
	return (event: React.MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
			return;
		event.preventDefault();
		const link = event.currentTarget as HTMLAnchorElement;
		history.pushState(null, '', link.href);
		dispatchEvent(new PopStateEvent('popstate'));
		head.current?.focus({ preventScroll: true });
		head.current?.scrollIntoView({ block: 'start' });
	};
}

const never = () => () => undefined;
const findBox = () => document.querySelector<HTMLInputElement>('form[role=search] input');

/** As built the page's skeleton, which React takes over unless the first answer is drawn in its place by then. */
export function SearchIsland() {
	const isStarted = useSyncExternalStore(
		never,
		() => true,
		() => findFirstAnswer()?.isDrawn === true,
	);
	if (!isStarted) return <CardSkeletons label={resultsTexts.loading} />;
	return (
		<StartsAgain instead={<Failure onRetry={() => location.reload()} />}>
			<SearchResults box={findBox()} first={findFirstAnswer()?.answer} />
		</StartsAgain>
	);
}

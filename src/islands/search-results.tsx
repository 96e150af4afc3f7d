import { useEffect, useMemo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { CardSkeletons } from '#components/card-skeletons.tsx';
import { Pager } from '#components/pager.tsx';
import { StateMessage } from '#components/state-message.tsx';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { Search, SearchAnswer } from '#search/open-index';
import { NothingFound } from './nothing-found.tsx';
import { isFiltering } from './read-address.ts';
import { focusPageHeading, ResultsHead } from './results-head.tsx';
import { ResultsList } from './results-list.tsx';
import { useAddress, writeAddress } from './search-address.ts';
import { SearchSuggestions } from './search-suggestions.tsx';
import { firstAnswer, siteSearch } from './site-search.ts';
import { useAnswer } from './use-answer.ts';
import { useCanonical } from './use-canonical.ts';
import { useCountedSearch } from './use-counted-search.ts';
import { useFilteredPage } from './use-filtered-page.ts';
import { useKeptPlace } from './use-kept-place.ts';
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

/** The results for the address; renders nothing without a query (Spec §2, home). */
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
	useKeptPlace(shown);
	useCountedSearch(shown);
	const follow = useMemo(() => followInPlace(head), []);

	if (!isFiltering(request)) return null;
	return (
		<section aria-labelledby="resultados">
			{shown && <SearchSuggestions suggestions={shown.suggestions} />}
			<ResultsHead ref={head} request={shown?.request ?? request} answer={shown} failed={failed} />
			{failed && (
				<StateMessage
					lamp="unlit"
					title={messages.states.homeFailedTitle}
					text={messages.states.homeFailedText}
				>
					<button type="button" className="btn btn-fill" onClick={retry}>
						{messages.states.retry}
					</button>
				</StateMessage>
			)}
			{!failed && !shown && <CardSkeletons label={messages.states.loadingPosts} />}
			{shown?.help && (
				<NothingFound request={shown.request} help={shown.help} onClear={clear} onFollow={follow} />
			)}
			{shown && <ResultsList answer={shown} />}
			{shown && (
				<Pager
					page={shown.page}
					pages={shown.pages}
					addressOf={(page) => paths.search({ ...shown.request, page })}
					onTurn={follow}
				/>
			)}
		</section>
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

/** Renders the results in place of the page's skeleton, with the first answer, so that nothing moves when it comes. */
export async function mount(place: HTMLElement, box: HTMLInputElement | null): Promise<void> {
	const first = await firstAnswer;
	createRoot(place).render(<SearchResults box={box} first={first} />);
}

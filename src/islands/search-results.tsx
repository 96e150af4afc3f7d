import { useEffect, useMemo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { CardSkeletons } from '#components/card-skeletons.tsx';
import { Pager } from '#components/pager.tsx';
import { StateMessage } from '#components/state-message.tsx';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { openSearch, type Search } from '#search/open-index';
import styles from '#styles/found.css?url&no-inline';
import { NothingFound } from './nothing-found.tsx';
import { focusPageHeading, ResultsHead } from './results-head.tsx';
import { ResultsList } from './results-list.tsx';
import { isFiltering, useAddress, writeAddress } from './search-address.ts';
import { SearchSuggestions } from './search-suggestions.tsx';
import { useAnswer } from './use-answer.ts';
import { useCanonical } from './use-canonical.ts';
import { useFilteredPage } from './use-filtered-page.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useSearchBox } from './use-search-box.ts';

interface SearchResultsProps {
	/** The page's search box, which is outside this island. */
	box: HTMLInputElement | null;
	search?: Search;
}

const siteSearch = openSearch();
function clear() {
	writeAddress({ q: '', category: '', tag: '', page: 1 });
	focusPageHeading();
}

/** The results for the address; renders nothing without a query (Spec §2, home). */
export function SearchResults({ box, search = siteSearch }: SearchResultsProps) {
	const request = useAddress();
	const head = useRef<HTMLHeadingElement>(null);
	const { answer, failed, isSlow, retry } = useAnswer(search, request);
	useSearchBox(box);
	useFilteredPage(request);
	useCanonical(answer);
	useEffect(() => {
		// A failure is shown only when a query needs the index.
		search.warm().catch(() => undefined);
	}, [search]);
	const shown = isSlow || failed ? undefined : answer;
	useKeptPlace(shown);
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

/** Home would request an imported style sheet before any search. */
async function loadStyles(): Promise<void> {
	const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
	const loaded = new Promise((resolve) => {
		link.onload = resolve;
		link.onerror = resolve;
	});
	document.head.append(link);
	await loaded;
}

/** Renders the results in place of the page's skeleton. */
export async function mount(place: HTMLElement, box: HTMLInputElement | null): Promise<void> {
	await loadStyles();
	createRoot(place).render(<SearchResults box={box} />);
}

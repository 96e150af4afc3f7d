import { useEffect, useState } from 'react';
import type { Search } from '#search/open-index';
import type { SearchAnswer, SearchRequest } from '#search/search-index';
import { isFiltering } from './read-address.ts';
import { writeAddress } from './search-address.ts';

export interface AnswerState {
	/** The latest answer. Everything shown comes from it alone, so that its parts are consistent. */
	answer: SearchAnswer | undefined;
	failed: boolean;
	/** The request has taken so long that the older answer should no longer be shown. */
	isSlow: boolean;
	retry: () => void;
}

const slowMs = 200;

const hasTopicsOf = (one: SearchRequest, other: SearchRequest) =>
	one.category === other.category && one.tag === other.tag;

/** The answer to the latest request; answers to earlier requests are dropped. */
export function useAnswer(
	search: Search,
	request: SearchRequest,
	first?: SearchAnswer,
): AnswerState {
	const [answer, setAnswer] = useState(first);
	const [failed, setFailed] = useState(false);
	const [isSlow, setIsSlow] = useState(false);
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same request
	useEffect(() => {
		setFailed(false);
		setIsSlow(false);
		if (!isFiltering(request)) {
			setAnswer(undefined);
			return;
		}
		let isNewest = true;
		const slow = setTimeout(() => setIsSlow(true), slowMs);
		const show = (found: SearchAnswer | undefined) => {
			if (!isNewest) return;
			clearTimeout(slow);
			setAnswer(found);
			// The address of a topic that has another name by now leads to it.
			if (found && !hasTopicsOf(found.request, request)) writeAddress(found.request, 'replace');
			setFailed(!found);
			setIsSlow(false);
		};
		search.answer(request).then(show, () => show(undefined));
		return () => {
			isNewest = false;
			clearTimeout(slow);
		};
	}, [search, request, attempt]);

	return { answer, failed, isSlow, retry: () => setAttempt((count) => count + 1) };
}

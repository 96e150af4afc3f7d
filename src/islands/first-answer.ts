import type { SearchAnswer } from '#search/search-index';

interface FirstAnswer {
	/** The query of the address that it answers. */
	query: string;
	answer: SearchAnswer;
	/** It stands in the page in place of the skeleton, before React takes it over. */
	isDrawn: boolean;
}

let first: FirstAnswer | undefined;

export const keepFirstAnswer = (answer: FirstAnswer): void => {
	first = answer;
};

/** The answer to the address with which the page was opened, asked for while React loads. */
export const findFirstAnswer = (): FirstAnswer | undefined => first;

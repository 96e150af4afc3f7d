import { openSearch } from '#search/open-index';
import { isFiltering, readAddress } from './read-address.ts';

export const siteSearch = openSearch();

const request = readAddress(location.search);
/** The answer to the address with which the search was loaded, asked for while React loads. */
export const firstAnswer = isFiltering(request)
	? siteSearch.answer(request).catch(() => undefined)
	: undefined;

import { openSearch } from '#search/open-index';

export const siteSearch = openSearch();

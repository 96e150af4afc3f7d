/**
 * Parameters of WordPress and Blogger for posts, feeds, lists and searches; none is one of ours, and none belongs to the
 * address it leads to.
 */
export const oldParameters: readonly string[] =
	'p page_id feed cat author m paged s alt orderby max-results start-index updated-max'.split(' ');

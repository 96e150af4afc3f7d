/** WordPress's parameters for posts, feeds and lists; none is one of ours, and none belongs to the address it leads to. */
export const oldParameters: readonly string[] = 'p page_id feed cat author m paged'.split(' ');

import type { PostSummary } from './post.ts';

/** What search engines and social cards show of a post. */
export const searchLook = ({ title, excerpt, search_title, search_description }: PostSummary) => ({
	title: search_title || title,
	description: search_description || excerpt,
});

import { bulkPosts } from '#contract/bulk-posts';
import { call } from '../api/call.ts';

/** Gives posts a category; they are taken as they are. */
export const giveCategory = (postIds: string[], category_id: string) =>
	call(bulkPosts, { action: 'category', postIds, category_id });

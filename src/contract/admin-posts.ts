import { z } from 'zod';
import { limits } from '#config/limits';
import { isPeriod } from '#domain/time/period';
import { defineEndpoint } from './endpoint.ts';
import { id, wellFormedText } from './plain-fields.ts';
import { findingReply, postReply, postSummaryReply, previewReply } from './post-reply.ts';

export const statusFilters = ['all', 'draft', 'published', 'scheduled', 'deleted'] as const;
export const postSorts = [
	'recent',
	'scheduled-closest',
	'scheduled-furthest',
	'views',
	'updated',
	'review-closest',
] as const;

/** What narrows the list besides status and search. */
export const listFilters = z
	.object({
		/** An id; `none` for posts without a category. */
		category: z.union([z.literal('none'), id]),
		/** A name; case and accents are ignored. */
		author: wellFormedText.min(1).max(limits.author),
		/** See `#domain/time/period`; of the dates that rows show. */
		period: z.string().refine(isPeriod),
		/** Only posts with a day of review. */
		review: z.literal('dated'),
	})
	.partial();

const slugOrId = wellFormedText.min(1).max(200);

const list = z.object({
	action: z.literal('list'),
	page: z.int().min(1).max(1_000_000).default(1),
	pageSize: z.int().min(1).max(200).default(limits.adminPageSize),
	status: z.enum(statusFilters).default('all'),
	sort: z.enum(postSorts).default('recent'),
	/** Words of a title or a text, case and accents ignored, or a text with a post's code. Titles come first. */
	q: wellFormedText.max(200).default(''),
	...listFilters.shape,
});
const get = z.object({ action: z.literal('get'), slug: slugOrId });
const preview = z.object({ action: z.literal('preview').optional(), slug: slugOrId });

const listReply = z.object({
	success: z.literal(true),
	posts: z.array(
		postSummaryReply.extend({
			finding: findingReply.nullable(),
			deleted_at: z.string().nullable().optional(),
			/** A published post's working copy has changes that readers do not see. */
			has_changes: z.boolean().optional(),
			/** Where the text has the words searched for that the title lacks. */
			found: z.string().optional(),
		}),
	),
	/** Number of posts that match status, search and filters. */
	total: z.number(),
	page: z.number(),
	pageSize: z.number(),
	/** Number of posts per status that match search and filters. */
	counts: z.record(z.enum(statusFilters), z.number()),
	/** When the next scheduled post is due. */
	next_scheduled_at: z.string().nullable(),
	/** Of all posts: how many have a day of review, and how many of those days have gone by. */
	reviews: z.object({ dated: z.number(), late: z.number() }).optional(),
});
/** `get` returns the post; `preview` also returns its article as the public page would show it. */
const postReplyBody = z.object({
	success: z.literal(true),
	post: postReply,
	...previewReply,
	article: previewReply.article.optional(),
	/** Only for `get`. */
	finding: findingReply.nullable().optional(),
	/** Only for `get`: since when the post is in the bin. */
	deleted_at: z.string().nullable().optional(),
});

/** The list by session token; one post, or its preview, by admin token. */
export const adminPosts = defineEndpoint({
	name: 'admin-posts',
	access: (input) => (input.action === 'list' ? 'session' : 'admin'),
	request: z.discriminatedUnion('action', [list, get, preview]),
	response: z.union([listReply, postReplyBody]),
});

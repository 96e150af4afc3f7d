import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { wellFormedText } from './plain-fields.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,200}$/);

const linkedPostReply = z.object({
	id: z.string(),
	slug: z.string(),
	title: z.string(),
	category: z.string().nullable(),
	published: z.boolean(),
	published_at: z.string().nullable(),
	scheduled_at: z.string().nullable(),
	updated_at: z.string(),
	/** In the bin since. */
	deleted_at: z.string().nullable(),
});
export type LinkedPost = z.output<typeof linkedPostReply>;

/** The blog's own posts as targets of links: found by words of their titles, or by their slugs. */
export const linkedPosts = defineEndpoint({
	name: 'linked-posts',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		z.object({
			action: z.literal('find'),
			q: wellFormedText.max(200).default(''),
			/** The post that would link to itself. */
			except: z.uuid().optional(),
		}),
		z.object({ action: z.literal('states'), slugs: z.array(slug).min(1).max(60) }),
	]),
	response: z.object({
		success: z.literal(true),
		/** For `states`, `asked` is the given slug, which may be a former one; unknown slugs are missing. */
		posts: z.array(linkedPostReply.extend({ asked: z.string().optional() })),
		/** The post with the most similar title, when `find` has no result. */
		nearest: linkedPostReply.nullable(),
	}),
});

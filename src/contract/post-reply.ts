import { z } from 'zod';
import type { BuildFinding } from '#domain/build-finding';
import { pictureFaults } from '#domain/picture-address';

/** A category, a post in a list and a whole post as the server answers them; the types are `#domain/post`'s. */
export const categoryReply = z.object({ id: z.string(), name: z.string(), slug: z.string() });

export const postSummaryReply = z.object({
	id: z.string(),
	slug: z.string(),
	title: z.string(),
	excerpt: z.string(),
	author: z.string(),
	category: categoryReply.nullable(),
	tags: z.array(z.string()),
	image_url: z.string().nullable(),
	image_alt: z.string().nullable(),
	image_width: z.number().nullable(),
	image_height: z.number().nullable(),
	read_time: z.string(),
	published: z.boolean(),
	published_at: z.string().nullable(),
	scheduled_at: z.string().nullable(),
	created_at: z.string(),
	updated_at: z.string(),
	views: z.number(),
	revision: z.number(),
});

export const postReply = postSummaryReply.extend({
	category_id: z.string().nullable(),
	content: z.string(),
});

export const renderedArticleReply = z.object({
	html: z.string(),
	outline: z.array(z.object({ id: z.string(), text: z.string(), level: z.number() })),
	plain_text: z.string(),
	reading_minutes: z.number(),
	renderer: z.string(),
});

/** What readers do not see of a post as it was written, and why. */
export const findingReply = z.object({
	/** The category's panel took the place of the cover, the placeholder that of pictures in the text, or the post was left out. */
	kind: z.enum(['cover', 'picture', 'post']),
	/** Of a cover, or of all pictures of a text. */
	fault: z.enum(pictureFaults).nullable(),
	/** The addresses, or what the error said. */
	detail: z.string(),
}) satisfies z.ZodType<Pick<BuildFinding, 'kind' | 'fault' | 'detail'>>;

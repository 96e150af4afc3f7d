import { z } from 'zod';
import { defaultReadTime, limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';
import { copyVersion, optionalFields, postFields } from './post-fields.ts';
import { postReply } from './post-reply.ts';

/** The create form's schema: title, author, category and content are required. */
export const createPostRequest = z
	.object({
		/** Chosen by the form. Sending the same id again never creates a second post. */
		id: id.optional(),
		...optionalFields,
		title: postFields.title,
		content: postFields.content,
		author: postFields.author,
		excerpt: postFields.excerpt.default(''),
		tags: postFields.tags.default([]),
		read_time: postFields.read_time.default(defaultReadTime),
		published: z.boolean().default(false),
		draft_version: copyVersion.optional(),
		/** The original post, when this one is a copy: it may lack a category, and so may the copy. */
		copy_of: id.optional(),
	})
	.refine((post) => Boolean(post?.category_id || post?.category || post?.copy_of), {
		path: ['category_id'],
		message: 'Escolha uma categoria.',
		when: () => true,
	});

export const createPost = defineEndpoint({
	name: 'create-post',
	access: 'admin',
	maxBodyBytes: limits.postBodyBytes,
	request: createPostRequest,
	response: z.object({
		success: z.literal(true),
		post: postReply,
		/** The publication that this wrote; null when readers see nothing new. */
		publication: z.number().nullable(),
	}),
});

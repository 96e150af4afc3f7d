import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';
import { copyVersion, optionalFields, postFields } from './post-fields.ts';
import { postReply } from './post-reply.ts';

/** The edit form's schema: title and content are required, missing fields stay unchanged. */
export const updatePostRequest = z.object({
	...optionalFields,
	id,
	title: postFields.title,
	content: postFields.content,
	/** The revision that the text started from. If the database has another one, the call fails with 409. */
	revision: z.int().positive().optional(),
	draft_version: copyVersion.optional(),
	/** Also publishes, in the same revision; false leaves a draft a draft and a public post public. */
	publish: z.boolean().default(false),
});

/** A stale revision fails with 409 `stale_revision`, with the server's `details.post` and `details.draft`. */
export const updatePost = defineEndpoint({
	name: 'update-post',
	access: 'admin',
	maxBodyBytes: limits.postBodyBytes,
	request: updatePostRequest,
	response: z.object({
		success: z.literal(true),
		post: postReply,
		publication: z.number().nullable(),
	}),
});

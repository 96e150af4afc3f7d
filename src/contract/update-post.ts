import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';
import { draftVersion, optionalFields, postFields } from './post-fields.ts';
import { postReply } from './post-reply.ts';

/** The edit form's own schema: title and content are required, what is missing stays as it is (Spec §5). */
export const updatePostRequest = z.object({
	...optionalFields,
	id,
	title: postFields.title,
	content: postFields.content,
	/** The revision that the text started from; another one in the database answers 409. */
	revision: z.int().positive().optional(),
	draft_version: draftVersion.optional(),
});

/** Spec §7 `update-post`. A stale revision answers 409 `stale_revision` with the server's `details.post` and `details.draft`. */
export const updatePost = defineEndpoint({
	name: 'update-post',
	method: 'POST',
	access: 'admin',
	maxBodyBytes: limits.postBodyBytes,
	request: updatePostRequest,
	response: z.object({
		success: z.literal(true),
		post: postReply,
		publication: z.number().nullable(),
	}),
});

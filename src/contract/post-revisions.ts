import { z } from 'zod';
import { revisionFields } from '#domain/post/post-fields';
import { revisionCauses } from '#domain/post/post-versions';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';
import { postReply, replyOf } from './post-reply.ts';

const revisionSummary = z.object({
	revision: z.number(),
	created_at: z.string(),
	cause: z.enum(revisionCauses),
	/** Who made it; null for the scheduler and imports. */
	user_name: z.string().nullable(),
	title: z.string(),
	words: z.number(),
	/** The date that this one corrected. */
	date_before: z.string().nullish(),
});
export type RevisionSummary = z.output<typeof revisionSummary>;

/** The post's fields at this revision. */
const revisionReply = replyOf(revisionFields);

/** History: every save makes a revision, and so does restoring one. */
export const postRevisions = defineEndpoint({
	name: 'post-revisions',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		z.object({ action: z.literal('list'), post_id: id }),
		z.object({ action: z.literal('get'), post_id: id, revision: z.int().min(0) }),
		z.object({
			action: z.literal('restore'),
			post_id: id,
			revision: z.int().positive(),
			/** The post's revision that the editor saw when asking. */
			current_revision: z.int().positive(),
		}),
	]),
	response: z.object({
		success: z.literal(true),
		revisions: z.array(revisionSummary).optional(),
		fields: revisionReply.optional(),
		post: postReply.optional(),
		publication: z.number().nullable().optional(),
	}),
});

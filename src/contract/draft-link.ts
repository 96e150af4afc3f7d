import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, wellFormedText } from './plain-fields.ts';
import { postSummaryReply, previewReply } from './post-reply.ts';

const linkReply = z.object({
	made_at: z.string(),
	valid_until: z.string(),
	/** Of which moment the text is that it shows. */
	shown_at: z.string(),
	/** Whether the post's text is still that one. */
	is_current: z.boolean(),
	opened: z.number(),
	/** A day, such as `2026-03-10`. */
	last_opened_on: z.string().nullable(),
});
export type DraftLink = z.output<typeof linkReply>;

/** The link by which somebody without an account reads a post that is not public, or its pending changes. */
export const draftLink = defineEndpoint({
	name: 'draft-link',
	access: 'admin',
	request: z.object({
		/** `make` replaces an earlier link; `renew` shows the present text by the same link. */
		action: z.enum(['find', 'make', 'renew', 'disable']),
		post_id: id,
	}),
	response: z.object({
		success: z.literal(true),
		/** Null without one that opens. */
		link: linkReply.nullable(),
		/** Whether there is a text that readers do not have. */
		can_show: z.boolean(),
		/** Only for `make`: nothing else ever has it. */
		secret: z.string().optional(),
	}),
});

/** Opens a draft by its link's secret, or says at which slug its text came out; a secret that is wrong, old or disabled is not found. */
export const openDraft = defineEndpoint({
	name: 'open-draft',
	access: 'public',
	request: z.object({ secret: wellFormedText.max(200) }),
	response: z.union([
		z.object({ success: z.literal(true), live: z.string() }),
		z.object({
			success: z.literal(true),
			post: postSummaryReply,
			...previewReply,
			valid_until: z.string(),
		}),
	]),
});

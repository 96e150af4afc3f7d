import { z } from 'zod';
import { limits } from '#config/limits';
import type { DraftFields } from '#domain/post-versions';
import { defineEndpoint } from './endpoint.ts';
import { id, wellFormedText } from './plain-fields.ts';

/** What the form holds while it is being written: nothing is required, nothing is judged yet. */
const draftFields = z.object({
	title: wellFormedText.max(10_000),
	content: wellFormedText,
	excerpt: wellFormedText.max(10_000),
	author: wellFormedText.max(1_000),
	category_id: wellFormedText.max(100),
	tags: z.array(wellFormedText.max(1_000)).max(200),
	read_time: wellFormedText.max(1_000),
	image_url: wellFormedText.max(10_000),
	image_alt: wellFormedText.max(10_000),
	slug: wellFormedText.max(1_000),
	scheduled_at: wellFormedText.max(100).nullable(),
}) satisfies z.ZodType<DraftFields>;

const draftReply = z.object({
	post_id: z.string(),
	/** The post's revision that this copy started from; 0 for a post not created yet. */
	base_revision: z.number(),
	/** Grows with every autosave. */
	version: z.number(),
	fields: draftFields,
	updated_at: z.string(),
});
export type Draft = z.output<typeof draftReply>;

const save = z.object({
	action: z.literal('save'),
	post_id: id,
	base_revision: z.int().min(0),
	/** The version last seen; 0 when there was none. Another one in the database answers 409. */
	version: z.int().min(0),
	fields: draftFields,
});

/** Working copies: autosave never touches the live row (S41). Stale: 409 with `details.draft`. */
export const drafts = defineEndpoint({
	name: 'drafts',
	method: 'POST',
	access: 'admin',
	maxBodyBytes: limits.postBodyBytes,
	request: z.discriminatedUnion('action', [
		save,
		z.object({ action: z.literal('get'), post_id: id }),
		z.object({ action: z.literal('discard'), post_id: id }),
		z.object({ action: z.literal('list') }),
	]),
	response: z.object({
		success: z.literal(true),
		draft: draftReply.nullable().optional(),
		/** For `list`: copies of posts that were never created, newest first. */
		drafts: z.array(draftReply).optional(),
	}),
});

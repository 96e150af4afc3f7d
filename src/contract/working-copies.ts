import { z } from 'zod';
import { limits } from '#config/limits';
import { postFieldTable } from '#domain/post/post-field-table';
import { type CopyField, copyFields as formFields, mapFields } from '#domain/post/post-fields';
import type { CopyFields } from '#domain/post/post-versions';
import { defineEndpoint } from './endpoint.ts';
import { id, instant, wellFormedText } from './plain-fields.ts';

const loose = wellFormedText.max(10_000);
/** By field type; a form from before a field existed does not send it. */
const copyTypes = {
	text: loose,
	'optional text': loose.default(''),
	'optional id': loose,
	'text list': z.array(wellFormedText.max(1_000)).max(200),
	'optional time': wellFormedText.max(100).nullable(),
} as const;

type CopyShape = {
	[Name in CopyField]: (typeof copyTypes)[(typeof postFieldTable)[Name]['type']];
};

/** What the form contains while it is being edited: nothing is required or validated yet. */
export const copyFields = z.object({
	...(mapFields(formFields, (name) => copyTypes[postFieldTable[name].type]) as CopyShape),
	content: wellFormedText,
}) satisfies z.ZodType<CopyFields>;

const copyReply = z.object({
	post_id: z.string(),
	/** The post revision that this copy started from; 0 for a post not created yet. */
	base_revision: z.number(),
	/** Increases with every autosave. */
	version: z.number(),
	fields: copyFields,
	updated_at: z.string(),
});
export type WorkingCopy = z.output<typeof copyReply>;

const save = z.object({
	action: z.literal('save'),
	post_id: id,
	base_revision: z.int().min(0),
	/** The version last seen; 0 when there was none. If the database has another one, the call fails with 409. */
	version: z.int().min(0),
	fields: copyFields,
});

/** A text that only a browser of an earlier version had. The reply has the copy that the server holds then. */
const carry = z.object({
	action: z.literal('carry'),
	post_id: id,
	fields: copyFields,
	/** When it was last edited. */
	at: instant,
	/** When it was thrown away; it goes into the bin then. */
	thrown_at: instant.nullable(),
});

/**
 * Autosave writes a draft's own row, and of any other post only the copy beside it. A stale version fails with 409 and
 * `details.draft`.
 */
export const workingCopies = defineEndpoint({
	name: 'drafts',
	access: 'admin',
	maxBodyBytes: limits.postBodyBytes,
	request: z.discriminatedUnion('action', [
		save,
		z.object({ action: z.literal('get'), post_id: id }),
		/** With a version only that one; the reply has the copy that is left. A text that is no post yet goes into the bin. */
		z.object({
			action: z.literal('discard'),
			post_id: id,
			version: z.int().min(0).optional(),
		}),
		carry,
	]),
	response: z.object({
		success: z.literal(true),
		draft: copyReply.nullable().optional(),
	}),
});

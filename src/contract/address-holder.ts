import { z } from 'zod';
import { holderKinds } from '#domain/names/address-holder';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,200}$/);

/**
 * Who has an address that a post wants. `take` gives a post in the bin another one, so that its address is free; it can
 * be repeated, and fails with 409 `slug_taken` when a post out of the bin has it.
 */
export const addressHolder = defineEndpoint({
	name: 'address-holder',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		/** With the post that asks, so that it does not find itself. */
		z.object({ action: z.literal('find'), slug, post_id: id.optional() }),
		z.object({ action: z.literal('take'), slug }),
	]),
	response: z.object({
		success: z.literal(true),
		holder: z
			.object({
				kind: z.enum(holderKinds),
				id: z.string(),
				title: z.string(),
				is_binned: z.boolean(),
				leads_to: z.string().nullable(),
			})
			.nullable(),
		/** After `take`: the post in the bin, and its new address; null when there was none. */
		moved: z.object({ title: z.string(), slug: z.string() }).nullable(),
	}),
});

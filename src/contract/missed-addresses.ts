import { z } from 'zod';
import { readMissedAddress } from '#domain/names/missed-address';
import { defineEndpoint } from './endpoint.ts';
import { id, wellFormedText } from './plain-fields.ts';

const address = wellFormedText
	.max(500)
	.refine((path) => readMissedAddress(path) === path, 'Este endereço não é válido.');

const target = z.object({
	kind: z.enum(['post', 'category']),
	id: z.string(),
	title: z.string(),
	address: z.string(),
	/** Of a post its visits in 28 days, of a category its public posts. */
	count: z.number(),
});
export type MissedTarget = z.output<typeof target>;

/**
 * Leads an address that readers missed to a public post, a category or a page of the blog, or the company's own host,
 * from the next build on; `undo` takes it back. Both can be repeated. Fails with `in_use` when a page took the address.
 */
export const missedAddresses = defineEndpoint({
	name: 'missed-addresses',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		/** Public posts and categories: without words those that are like the address, otherwise those called so. */
		z.object({ action: z.literal('find'), address, q: wellFormedText.max(500).default('') }),
		z.object({
			action: z.literal('redirect'),
			address,
			to: z.union([
				z.strictObject({ post_id: id }),
				z.strictObject({ leads_to: z.string().max(2_000) }),
			]),
		}),
		z.object({ action: z.literal('undo'), address }),
	]),
	response: z.object({
		success: z.literal(true),
		/** For `find`: posts and then categories, the most similar first. */
		targets: z.array(target),
		publication: z.number().nullable(),
	}),
});

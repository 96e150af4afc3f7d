import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,200}$/);
const revised = z.object({ id, revision: z.int().positive() });

/**
 * Posts that link to a former address of another post. `swap` replaces it in all of them, as a revision of each;
 * `undo` reverts those that nobody changed since.
 */
export const addressLinks = defineEndpoint({
	name: 'address-links',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		z.object({ action: z.literal('list'), slug }),
		z.object({ action: z.literal('swap'), from: slug, to: slug }),
		z.object({ action: z.literal('undo'), posts: z.array(revised).min(1).max(100) }),
	]),
	response: z.object({
		success: z.literal(true),
		/** The posts with their present revisions; after `swap` and `undo`, only those that were changed. */
		posts: z.array(z.object({ id: z.string(), title: z.string(), revision: z.number() })),
		publication: z.number().nullable(),
	}),
});

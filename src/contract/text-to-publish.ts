import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';
import { copyFields } from './working-copies.ts';

/** What only the server knows about a text that is to be published. */
export const publishFacts = z.object({
	/** Another post outside the bin has the same title. */
	is_title_taken: z.boolean().default(false),
	/** Posts that the text links to and readers cannot open. */
	hidden_slugs: z.array(z.string()).default([]),
	/** The public posts that stand above it, or would. */
	newer_posts: z.number().default(0),
});
export type PublishFacts = z.output<typeof publishFacts>;

/** What a screen that does not show a post's text asks before it publishes the post. */
export const textToPublish = defineEndpoint({
	name: 'text-to-publish',
	access: 'admin',
	request: z.object({ post_id: id }),
	response: z.object({
		success: z.literal(true),
		/** What readers would see: the working copy, if there is one. */
		fields: copyFields,
		...publishFacts.shape,
	}),
});

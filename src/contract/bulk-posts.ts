import { z } from 'zod';
import { leftOutReasons, mostAtOnce } from '#domain/post/bulk-act';
import { fold } from '#domain/text/fold';
import { defineEndpoint } from './endpoint.ts';
import { id, instant, wellFormedText } from './plain-fields.ts';
import { postFields } from './post-fields.ts';

const tooMany = `Até ${mostAtOnce} posts de uma vez.`;
const posts = {
	postIds: z.array(id).min(1).max(mostAtOnce, tooMany),
	/** The posts' revisions as the editor saw them, in the same order: a post with another one is left out. */
	revisions: z.array(z.int().min(0)).max(mostAtOnce, tooMany).optional(),
};

const tags = z
	.object({
		action: z.literal('tags'),
		...posts,
		add: postFields.tags.default([]),
		/** As they are written. */
		remove: z.array(wellFormedText.max(1_000)).max(mostAtOnce).default([]),
	})
	.refine(({ add, remove }) => add.length + remove.length > 0, {
		error: 'Escolha uma tag para adicionar ou remover.',
		path: ['add'],
	})
	.refine(({ add, remove }) => !add.some((tag) => remove.map(fold).includes(fold(tag))), {
		error: 'A mesma tag não pode ser adicionada e removida.',
		path: ['add'],
	});

/** Applies one change to many posts, in one transaction and with one publication, or takes it back. */
export const bulkPosts = defineEndpoint({
	name: 'bulk-posts',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		z.object({ action: z.enum(['publish', 'unpublish', 'delete', 'restore']), ...posts }),
		z.object({ action: z.literal('category'), ...posts, category_id: id.nullable() }),
		z.object({ action: z.literal('author'), ...posts, author: postFields.author }),
		tags,
		/** When drafts come out, or posts leave the site. */
		z.object({ action: z.enum(['schedule', 'take-down']), ...posts, at: instant }),
		z.object({ action: z.literal('undo'), change: id }),
	]),
	response: z.object({
		success: z.literal(true),
		/** Ids of the posts that changed. */
		changed: z.array(z.string()),
		/** What revisions they have now, in the same order. */
		revisions: z.array(z.int()).default([]),
		left_out: z.array(
			z.object({
				id: z.string(),
				why: z.enum(leftOutReasons),
				/** What an `incomplete` one lacks, in sentences. */
				lacks: z.string().optional(),
			}),
		),
		/** What `undo` takes back; null when nothing changed. */
		change: z.string().nullable(),
		publication: z.number().nullable(),
		/** How many of those that were published stand below posts that are newer. */
		below: z.number().default(0),
	}),
});

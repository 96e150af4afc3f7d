import { z } from 'zod';
import { limits } from '#config/limits';
import { categoryAccents, categoryIcons } from '#domain/names/category';
import { topicActs } from '#domain/names/topic';
import { defineEndpoint } from './endpoint.ts';
import { categoryName, id, line, tooLong, wellFormedText } from './plain-fields.ts';
import { categoryReply } from './post-reply.ts';

const topicChange = z.object({
	id: z.string(),
	created_at: z.string(),
	user_name: z.string().nullable(),
	act: z.enum(topicActs),
	topic: z.enum(['category', 'tag']),
	subject: z.string(),
	result: z.string().nullable(),
});

/** All categories and tags with their use, the pairs of tags that look the same, and what can be undone. */
export const topics = defineEndpoint({
	name: 'topics',
	access: 'admin',
	request: z.object({}),
	response: z.object({
		success: z.literal(true),
		/** Those with most posts first. */
		categories: z.array(
			categoryReply.extend({
				live: z.number(),
				scheduled: z.number(),
				drafts: z.number(),
				last_at: z.string().nullable(),
			}),
		),
		/** Those with most posts first; 0 posts when only posts in the bin have it. */
		tags: z.array(z.object({ name: z.string(), posts: z.number() })),
		/** Pairs that look the same, the one with more posts first. */
		twins: z.array(z.tuple([z.string(), z.string()])),
		/** What can be undone, newest first. */
		changes: z.array(topicChange),
	}),
});
export type Topics = z.output<typeof topics.response>;

/** A tag that is there already, as it was once stored. */
const oldTag = wellFormedText.max(1_000);
const newTag = line.pipe(
	z
		.string()
		.min(1, 'Escreva o nome da tag.')
		.max(limits.tagLength, tooLong('O nome', limits.tagLength))
		.refine((name) => !name.includes(','), 'Uma tag não tem vírgula: a vírgula separa tags.'),
);
const look = {
	icon: z.enum(categoryIcons).nullable(),
	accent: z.enum(categoryAccents).nullable(),
	/** Empty for none. */
	line: line.pipe(
		z
			.string()
			.max(limits.categoryLine, tooLong('A frase', limits.categoryLine))
			.transform((text) => text || null),
	),
};

const request = z.discriminatedUnion('action', [
	z.object({ action: z.literal('change-category'), id, name: categoryName, ...look }),
	z.object({ action: z.literal('merge-category'), id, into: id }),
	/** Without a target its posts have no category. */
	z.object({ action: z.literal('delete-category'), id, into: id.nullable() }),
	z.object({ action: z.literal('rename-tag'), name: oldTag, to: newTag }),
	z.object({ action: z.literal('merge-tag'), name: oldTag, into: oldTag }),
	z.object({ action: z.literal('delete-tags'), names: z.array(oldTag).min(1).max(10_000) }),
	/** Counts without changing anything. */
	z.object({ action: z.literal('count-tags'), names: z.array(oldTag).min(1).max(2) }),
	/** These look the same and are not. */
	z.object({ action: z.literal('keep-apart'), names: z.tuple([oldTag, oldTag]) }),
	z.object({ action: z.literal('undo'), change: id }),
]);

/**
 * Changes a category or a tag in all posts, in one transaction and with one publication. Former addresses lead on. A
 * name that is taken fails with `in_use` and `details.name`.
 */
export const changeTopic = defineEndpoint({
	name: 'change-topic',
	access: 'admin',
	maxBodyBytes: limits.postBodyBytes,
	request,
	response: z.object({
		success: z.literal(true),
		/** What `undo` takes back; null when nothing changed. */
		change: z.string().nullable(),
		publication: z.number().nullable(),
		/** For `count-tags`: posts that have one of these. */
		posts: z.number().optional(),
	}),
});

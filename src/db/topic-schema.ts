import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TopicAct } from '#domain/names/topic';
import { categories, instant } from './schema.ts';
import type { KeptTopic } from './topics/kept-topic.ts';

const now = sql`now()`;

/**
 * Categories that have another name or are gone. Each references the category that it leads to, never another former
 * one, so chains and loops cannot occur.
 */
export const formerCategories = pgTable(
	'former_categories',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		/** The id of a category that is gone; null after a change of name. */
		former_id: uuid(),
		name: text().notNull(),
		slug: text().notNull(),
		/** Null leads to all posts. */
		category_id: uuid().references(() => categories.id, { onDelete: 'set null' }),
		created_at: instant().notNull().default(now),
	},
	(former) => [
		index('former_categories_target').on(former.category_id),
		index('former_categories_id').on(former.former_id),
	],
);

/** Tags that have another name or are gone. When a target gets another name itself, its rows follow. */
export const formerTags = pgTable(
	'former_tags',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		name: text().notNull(),
		/** Null leads to all posts. */
		tag: text(),
		/** A text from before it means the former tag by that name, a later text a new one. */
		created_at: instant().notNull().default(now),
	},
	(former) => [
		index('former_tags_name').on(former.name),
		index('former_tags_target').on(former.tag),
	],
);

/** Pairs of tags that look the same and are not, in the order of their code units. */
export const differentTags = pgTable(
	'different_tags',
	{
		one: text().notNull(),
		other: text().notNull(),
		created_at: instant().notNull().default(now),
	},
	(pair) => [primaryKey({ columns: [pair.one, pair.other] })],
);

/** What was done to topics, with everything that undoing it within 30 days needs. */
export const topicChanges = pgTable(
	'topic_changes',
	{
		id: uuid().primaryKey().defaultRandom(),
		created_at: instant().notNull().default(now),
		user_name: text(),
		act: text().$type<TopicAct>().notNull(),
		/** Names of the topics that changed. */
		subject: text().notNull(),
		/** The name that they have now; null when they are gone. */
		result: text(),
		kept: jsonb().$type<KeptTopic>().notNull(),
		undone_at: instant(),
	},
	(change) => [index('topic_changes_recent').on(change.created_at)],
);

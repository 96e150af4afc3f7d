import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { planKinds, planWaits } from '#domain/post/plan';
import { blogPosts, copyFields, instant } from './schema.ts';

/** What happens to a live post at a time to come: at most one change and one removal for each. */
export const plans = pgTable(
	'plans',
	{
		id: uuid().primaryKey().defaultRandom(),
		post_id: uuid()
			.notNull()
			.references(() => blogPosts.id, { onDelete: 'cascade' }),
		kind: text({ enum: planKinds }).notNull(),
		at: instant().notNull(),
		/** For a change: the working copy as it was planned, and the revision that it started from. */
		fields: copyFields(),
		base_revision: integer(),
		/** For a removal: the post to which readers are sent. */
		leads_to: uuid().references(() => blogPosts.id, { onDelete: 'set null' }),
		/** Why it waits for the editor; null until its time. */
		waits: text({ enum: planWaits }),
		user_name: text(),
		created_at: instant().notNull().default(sql`now()`),
	},
	(plan) => [
		unique('plans_post_kind').on(plan.post_id, plan.kind),
		index('plans_due').on(plan.at).where(sql`waits is null`),
	],
);

/** Where the addresses of a post that a plan took off the site lead, until it is published again. */
export const postForwards = pgTable('post_forwards', {
	post_id: uuid()
		.primaryKey()
		.references(() => blogPosts.id, { onDelete: 'cascade' }),
	leads_to: uuid()
		.notNull()
		.references(() => blogPosts.id, { onDelete: 'cascade' }),
});

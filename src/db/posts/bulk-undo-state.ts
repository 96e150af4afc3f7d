import { and, asc, inArray } from 'drizzle-orm';
import type { BulkAct } from '#domain/post/bulk-act';
import type { Database } from '../client.ts';
import { plans, postForwards } from '../plan-schema.ts';
import type { StoredPlan } from '../plans/plans.ts';
import { blogPosts } from '../schema.ts';
import { besideTopics } from '../topics/topic-turn.ts';
import { shownRevision } from './typed-draft.ts';

const columns = {
	id: blogPosts.id,
	revision: shownRevision(blogPosts),
	published: blogPosts.published,
	published_at: blogPosts.published_at,
	scheduled_at: blogPosts.scheduled_at,
	deleted_at: blogPosts.deleted_at,
	category_id: blogPosts.category_id,
	author: blogPosts.author,
	tags: blogPosts.tags,
	typed_version: blogPosts.typed_version,
	updated_at: blogPosts.updated_at,
	/** An act that an earlier version kept has none. */
	text_changed_at: blogPosts.text_changed_at,
};

export type LockedPost = Awaited<ReturnType<typeof lockPosts>>[number];

/** A post as it was before an act; `revision` is the one after it. */
export interface KeptPost extends LockedPost {
	/** Its plan to leave the site. */
	removal: StoredPlan | null;
	/** Where its address led while it was off the site. */
	forward: string | null;
}

export interface KeptBulk {
	act: BulkAct;
	posts: KeptPost[];
}

/** Locks posts in the order of every change. Plans that are written meanwhile may still refer to them. */
export const lockPosts = (db: Database, ids: string[]) =>
	db
		.select(columns)
		.from(blogPosts)
		.where(and(inArray(blogPosts.id, ids), besideTopics))
		.orderBy(asc(blogPosts.id))
		.for('no key update', { of: blogPosts });

/** The plans of these posts, locked. */
export const lockPlans = (db: Database, ids: string[]): Promise<StoredPlan[]> =>
	db.select().from(plans).where(inArray(plans.post_id, ids)).orderBy(asc(plans.id)).for('update');

export const listForwards = (db: Database, ids: string[]) =>
	db.select().from(postForwards).where(inArray(postForwards.post_id, ids));

import { asc, inArray, sql } from 'drizzle-orm';
import type { BulkAct } from '#domain/bulk-act';
import type { Database } from '../client.ts';
import { plans, postForwards } from '../plan-schema.ts';
import type { StoredPlan } from '../plans/plans.ts';
import { blogPosts, drafts } from '../schema.ts';
import { listed, ofPost } from './begun-posts.ts';

const columns = {
	id: blogPosts.id,
	revision: blogPosts.revision,
	published: blogPosts.published,
	published_at: blogPosts.published_at,
	scheduled_at: blogPosts.scheduled_at,
	deleted_at: blogPosts.deleted_at,
	category_id: sql<string | null>`${listed.category}`,
	author: sql<string>`${listed.author}`,
	tags: sql<string[]>`${listed.tags}`.mapWith(blogPosts.tags),
	/** Of the working copy that has the words of a post that is only begun; otherwise null. */
	begun_version: sql<
		number | null
	>`case when ${blogPosts.begun_at} is not null then ${drafts.version} end`,
	updated_at: blogPosts.updated_at,
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
		.leftJoin(drafts, ofPost)
		.where(inArray(blogPosts.id, ids))
		.orderBy(asc(blogPosts.id))
		.for('no key update', { of: blogPosts });

/** The plans of these posts, locked. */
export const lockPlans = (db: Database, ids: string[]): Promise<StoredPlan[]> =>
	db.select().from(plans).where(inArray(plans.post_id, ids)).orderBy(asc(plans.id)).for('update');

export const listForwards = (db: Database, ids: string[]) =>
	db.select().from(postForwards).where(inArray(postForwards.post_id, ids));

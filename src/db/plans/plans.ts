import { and, asc, eq, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CopyFields } from '#domain/post/post-versions';
import type { Database } from '../client.ts';
import { isTaken } from '../database-error.ts';
import { plans } from '../plan-schema.ts';
import { firstVersion, isDraft } from '../posts/typed-draft.ts';
import { blogPosts, drafts } from '../schema.ts';

const target = alias(blogPosts, 'target');

const planColumns = {
	id: plans.id,
	post_id: plans.post_id,
	title: blogPosts.title,
	kind: plans.kind,
	at: plans.at,
	leads_to: { id: target.id, title: target.title },
	waits: plans.waits,
	user_name: plans.user_name,
};

/** All plans, or one post's, by time; without those of posts in the bin. */
export function listPlans(db: Database, postId?: string) {
	return db
		.select(planColumns)
		.from(plans)
		.innerJoin(blogPosts, eq(blogPosts.id, plans.post_id))
		.leftJoin(target, eq(target.id, plans.leads_to))
		.where(and(isNull(blogPosts.deleted_at), postId ? eq(plans.post_id, postId) : undefined))
		.orderBy(asc(plans.at), asc(plans.kind), asc(plans.id));
}

export type StoredPlan = typeof plans.$inferSelect;

export async function findPlan(db: Database, id: string): Promise<StoredPlan | undefined> {
	const [plan] = await db.select().from(plans).where(eq(plans.id, id));
	return plan;
}

/** The text that a post's planned change will publish. */
export async function findPlannedText(db: Database, postId: string): Promise<CopyFields | null> {
	const [plan] = await db
		.select({ fields: plans.fields })
		.from(plans)
		.where(and(eq(plans.post_id, postId), eq(plans.kind, 'change')));
	return plan?.fields ?? null;
}

export interface ChangePlan {
	postId: string;
	at: string;
	/** The working copy's version as last seen. */
	version: number;
	/** Its fields, validated by the form's rules. */
	fields: CopyFields;
	userName: string;
}

/**
 * Moves the working copy to a plan in one statement; false when the copy is another one by now. What was typed between
 * stays a working copy.
 */
export async function planChange(db: Database, plan: ChangePlan): Promise<boolean> {
	const { postId, version } = plan;
	const planned = db.$with('planned', {}).as(sql`
		insert into plans (post_id, kind, at, fields, base_revision, user_name)
		select post_id, 'change', ${plan.at}::timestamptz, ${JSON.stringify(plan.fields)}::jsonb, base_revision,
			${plan.userName}::text
		from drafts where post_id = ${postId} and version = ${version}
		on conflict (post_id, kind) do nothing
		returning post_id`);
	const taken = await db
		.with(planned)
		.delete(drafts)
		.where(
			sql`${drafts.post_id} in (select post_id from planned) and ${drafts.version} = ${version}`,
		)
		.returning({ id: drafts.post_id });
	return taken.length > 0;
}

interface RemovalPlan {
	postId: string;
	at: string;
	leadsTo: string | null;
	userName: string;
}

/** Plans to take a post off the site, in place of an earlier plan to do so. */
export async function planRemoval(db: Database, plan: RemovalPlan): Promise<void> {
	const values = { at: plan.at, leads_to: plan.leadsTo, user_name: plan.userName };
	await db
		.insert(plans)
		.values({ ...values, post_id: plan.postId, kind: 'removal' })
		.onConflictDoUpdate({ target: [plans.post_id, plans.kind], set: values });
}

/** A plan that waited is due again at its new time. False when it is not at `from` any more. */
export async function movePlan(
	db: Database,
	{ id, from, at }: { id: string; from: string; at: string },
): Promise<boolean> {
	const moved = await db
		.update(plans)
		.set({ at, waits: null })
		.where(and(eq(plans.id, id), eq(plans.at, from)))
		.returning({ id: plans.id });
	return moved.length > 0;
}

/**
 * Cancels a plan; a change becomes the working copy again, in one statement. False when the post has a working copy
 * already, or is a draft with words that no act has saved: neither replaces the other.
 */
export async function cancelPlan(db: Database, id: string, now: string): Promise<boolean> {
	const typed = db
		.select({ id: blogPosts.id })
		.from(blogPosts)
		.where(and(eq(blogPosts.id, plans.post_id), isNotNull(blogPosts.typed_version), isDraft));
	const cancelled = db.$with('cancelled', {}).as(
		db
			.delete(plans)
			.where(and(eq(plans.id, id), or(eq(plans.kind, 'removal'), notExists(typed))))
			.returning()
			.getSQL(),
	);
	try {
		await db
			.with(cancelled)
			.insert(drafts)
			.select(sql`
			select post_id, null::uuid, base_revision, ${firstVersion}, fields, ${now}::timestamptz, ${now}::timestamptz
			from cancelled where kind = 'change'`);
		return !(await findPlan(db, id));
	} catch (error) {
		if (isTaken(error, 'drafts_pkey')) return false;
		throw error;
	}
}

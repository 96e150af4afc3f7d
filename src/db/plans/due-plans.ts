import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PlanWait } from '#domain/post/plan';
import type { Database } from '../client.ts';
import { plans } from '../plan-schema.ts';
import { type ChangedPosts, changePosts } from '../posts/change-posts.ts';
import type { StoredPlan } from './plans.ts';

/** Plans whose time has come, in the order in which they are carried out: a post changes before it leaves. */
export async function listDuePlans(db: Database, now: string): Promise<string[]> {
	const rows = await db
		.select({ id: plans.id })
		.from(plans)
		.where(sql`${plans.waits} is null and date_trunc('minute', ${plans.at}) <= ${now}`)
		.orderBy(asc(plans.at), asc(plans.kind), asc(plans.id));
	return rows.map(({ id }) => id);
}

/** A change that cannot be published without the editor stays, and says why. */
export async function markWaiting(db: Database, id: string, waits: PlanWait): Promise<void> {
	await db
		.update(plans)
		.set({ waits })
		.where(and(eq(plans.id, id), isNull(plans.waits)));
}

/** Forgets a removal of a post that is off the site already. */
export async function dropPlan(db: Database, id: string): Promise<void> {
	await db.delete(plans).where(eq(plans.id, id));
}

/**
 * Takes the post off the site, and sends its readers to another one if the plan says so. Nothing happens when the post
 * is no longer at `revision`: another call was faster.
 */
export function removeAsPlanned(
	db: Database,
	{ plan, revision, now }: { plan: StoredPlan; revision: number; now: string },
): Promise<ChangedPosts> {
	return changePosts(db, {
		before: sql`where id = ${plan.post_id} and published and deleted_at is null
			and revision = ${revision} and exists (select from plans where plans.id = ${plan.id})`,
		change: sql`update blog_posts set published = false, scheduled_at = null,
				revision = blog_posts.revision + 1, updated_at = ${now}
			from before where blog_posts.id = before.id and blog_posts.revision = ${revision}`,
		cause: 'removed',
		userName: plan.user_name,
		now,
		due: sql`${plan.at}::timestamptz`,
		...(plan.leads_to && {
			also: [
				[
					'forwarded',
					sql`insert into post_forwards (post_id, leads_to)
						select id, ${plan.leads_to}::uuid from changed
						on conflict (post_id) do update set leads_to = excluded.leads_to`,
				],
			],
		}),
	});
}

import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { ExportedForward, ExportedPlan } from '#domain/post/blog-export';
import type { PlanKind, PlanWait } from '#domain/post/plan';
import type { Database } from '../client.ts';
import { plans, postForwards } from '../plan-schema.ts';
import { blogPosts, categories } from '../schema.ts';
import { listRows } from '../sql-text.ts';
import type { StoredPlan } from './plans.ts';

/** Plans of posts that are not in the bin, by post; a change's category by its name, because ids differ elsewhere. */
export async function listStoredPlans(
	db: Database,
): Promise<{ plan: StoredPlan; category: string | null }[]> {
	return db
		.select({ plan: plans, category: categories.name })
		.from(plans)
		.innerJoin(blogPosts, eq(blogPosts.id, plans.post_id))
		.leftJoin(categories, sql`${categories.id}::text = ${plans.fields} ->> 'category_id'`)
		.where(isNull(blogPosts.deleted_at))
		.orderBy(asc(plans.post_id), asc(plans.kind));
}

export const listForwards = (db: Database): Promise<ExportedForward[]> =>
	db.select().from(postForwards).orderBy(asc(postForwards.post_id));

const isThere = (id: string | null) =>
	sql`exists (select from blog_posts where id = ${id}::uuid and deleted_at is null)`;

export interface ImportedPlan {
	id: string;
	/** Of its post. */
	title: string;
	kind: PlanKind;
	at: string;
	waits: PlanWait | null;
}

/**
 * Stores plans of posts that are here and have none yet, and returns those. A change starts from the post's present
 * revision, because an export contains it merged into the text that it exports.
 */
export async function importPlans(
	db: Database,
	given: readonly ExportedPlan[],
): Promise<ImportedPlan[]> {
	const stored: ImportedPlan[] = [];
	for (const { category, fields, ...plan } of given) {
		const id =
			category === null
				? null
				: sql`(select id::text from categories where name = ${category} limit 1)`;
		const written = fields
			? sql`jsonb_set(${JSON.stringify(fields)}::jsonb, '{category_id}', to_jsonb(coalesce(${id}, '')))`
			: null;
		const rows = await listRows<ImportedPlan>(
			db,
			sql`insert into plans (post_id, kind, at, fields, base_revision, leads_to, waits, user_name)
			select id, ${plan.kind}, ${plan.at}::timestamptz, ${written},
				case when ${plan.kind} = 'change' then revision end,
				(select id from blog_posts where id = ${plan.leads_to}::uuid),
				${plan.waits}::text, ${plan.user_name}::text
			from blog_posts where id = ${plan.post_id}::uuid and deleted_at is null
			on conflict (post_id, kind) do nothing
			returning id, kind, at, waits,
				(select title from blog_posts where blog_posts.id = plans.post_id) as title`,
		);
		stored.push(...rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })));
	}
	return stored;
}

/** Stores where readers of removed posts are sent, between posts that are here. */
export async function importForwards(
	db: Database,
	forwards: readonly ExportedForward[],
): Promise<void> {
	for (const { post_id, leads_to } of forwards) {
		await db.execute(sql`
			insert into post_forwards (post_id, leads_to)
			select ${post_id}::uuid, ${leads_to}::uuid
			where ${isThere(post_id)} and ${isThere(leads_to)}
			on conflict do nothing`);
	}
}

import { sql } from 'drizzle-orm';
import type { VisitCount } from '#domain/readers/count-visits';
import type { Database } from '../client.ts';
import { listRows } from '../sql-text.ts';

/** Posts that have been public, by every slug that led to them; those in the bin, too, because they may come back. */
export async function findCountedPosts(
	db: Database,
	slugs: string[],
): Promise<Map<string, string>> {
	const rows = await listRows<{ slug: string; id: string }>(
		db,
		sql`with wanted as (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb) as slug)
		select slug, id from wanted join blog_posts using (slug) where published_at is not null
		union all
		select slug, post_id from wanted join slug_redirects using (slug)
		where not exists (select from blog_posts where blog_posts.slug = wanted.slug)`,
	);
	return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** The totals of days that the version before kept, in this database or in a backup of it. */
const takeOldTotals = sql`
	with kept as (
		delete from site_state where key ~ '^views/\\d{4}-\\d\\d-\\d\\d$' returning key, value
	)
	insert into visits (post_id, span, since, kind, count)
	select id, 'day', substr(kept.key, 7)::date, 'view', counted.value::integer
	from kept cross join lateral jsonb_each_text(kept.value) as counted
	join blog_posts on slug = counted.key
	on conflict (post_id, span, since, kind) do update set count = excluded.count
		where visits.count < excluded.count`;

/**
 * Raises a day's rows to these counts, and the posts' views by as much, so that counting again adds nothing, even after
 * a crash or beside another count.
 */
export async function countVisits(db: Database, day: string, counts: VisitCount[]): Promise<void> {
	await db.transaction(async (transaction) => {
		await transaction.execute(sql`select pg_advisory_xact_lock(7301003)`);
		await transaction.execute(takeOldTotals);
		await transaction.execute(sql`
			with before as (
				select post_id, count from visits where span = 'day' and since = ${day}::date and kind = 'view'
			), raised as (
				insert into visits (post_id, span, since, kind, count)
				select id, 'day', ${day}::date, kind, count
				from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
					as counted(post_id uuid, kind text, count integer)
				join blog_posts on id = post_id
				on conflict (post_id, span, since, kind) do update set count = excluded.count
					where visits.count < excluded.count
				returning post_id, kind, count
			)
			update blog_posts set views = views + raised.count - coalesce(before.count, 0)
			from raised left join before using (post_id)
			where raised.kind = 'view' and id = raised.post_id`);
	});
}

/** Adds days before `day` to the rows of their months. */
export async function foldVisits(db: Database, day: string): Promise<void> {
	await db.execute(sql`
		with old as (
			delete from visits where span = 'day' and since < ${day}::date returning *
		)
		insert into visits (post_id, span, since, kind, count)
		select post_id, 'month', date_trunc('month', since)::date, kind, sum(count) from old
		group by 1, 3, 4
		on conflict (post_id, span, since, kind) do update set count = visits.count + excluded.count`);
}

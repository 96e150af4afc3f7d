import { sql } from 'drizzle-orm';
import type { ExportedSearch, ExportedVisits } from '#domain/readers/visits-export';
import type { Database } from '../client.ts';
import { listRows } from '../sql-text.ts';

/** Takes over the views that versions without `visits` counted by day, like the migration that made the table. */
export async function importOldViews(db: Database): Promise<void> {
	await db.execute(sql`
		insert into visits (post_id, span, since, kind, count)
		select post.id, 'day', substr(site_state.key, 7)::date, 'view', counted.value::integer
		from site_state
		cross join lateral jsonb_each_text(site_state.value) as counted
		join blog_posts post on post.slug = counted.key
		where site_state.key ~ '^views/\\d{4}-\\d\\d-\\d\\d$'`);
}

/** What is known of these posts' readers; posts that nobody read are left out. */
export const listExportedVisits = (
	db: Database,
	ids: string[],
): Promise<(ExportedVisits & { slug: string })[]> =>
	listRows(
		db,
		sql`select id as post_id, slug, views, coalesce(
			(select jsonb_agg(jsonb_build_array(span, since, kind, count) order by span, since, kind)
				from visits where post_id = id), '[]') as visits
		from blog_posts
		where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
			and (views > 0 or exists (select from visits where post_id = id))
		order by id`,
	);

export async function listExportedSearches(db: Database): Promise<ExportedSearch[]> {
	const rows = await listRows<{ search: ExportedSearch }>(
		db,
		sql`select jsonb_build_array(day, query, times, results) as search from searches
		order by day, query`,
	);
	return rows.map(({ search }) => search);
}

/** Raises a post's counts to these, so that an import repeated, or beside its own counts, adds nothing twice. */
export async function importVisits(db: Database, given: ExportedVisits): Promise<void> {
	await db.execute(sql`
		with post as (
			update blog_posts set views = greatest(views, ${given.views}) where id = ${given.post_id}::uuid
			returning id
		)
		insert into visits (post_id, span, since, kind, count)
		select id, row ->> 0, (row ->> 1)::date, row ->> 2, (row ->> 3)::integer
		from post cross join jsonb_array_elements(${JSON.stringify(given.visits)}::jsonb) as row
		on conflict (post_id, span, since, kind) do update
			set count = greatest(visits.count, excluded.count)`);
}

export async function importSearches(db: Database, given: ExportedSearch[]): Promise<void> {
	await db.execute(sql`
		insert into searches (day, query, times, results)
		select (row ->> 0)::date, row ->> 1, (row ->> 2)::integer, (row ->> 3)::integer
		from jsonb_array_elements(${JSON.stringify(given)}::jsonb) as row
		on conflict (day, query) do nothing`);
}

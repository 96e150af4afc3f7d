import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

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

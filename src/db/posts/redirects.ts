import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { listRows } from '../sql-text.ts';

interface Redirect {
	from: string;
	/** A slug, unless it says otherwise. */
	to: string;
}

/**
 * Every published post, and every post whose readers are sent on to it, over any number of steps. Starting at what is
 * published, it can neither loop nor end at a page that does not exist.
 */
export const withForwards = sql`with recursive led(post_id, to_id, slug) as (
	select id, id, slug from blog_posts where published and deleted_at is null
	union all
	select post_forwards.post_id, led.to_id, led.slug
	from led
	join post_forwards on post_forwards.leads_to = led.post_id
	join blog_posts on blog_posts.id = post_forwards.post_id
	where not (blog_posts.published and blog_posts.deleted_at is null)
)`;

/** Slugs that lead to published posts. */
export const listRedirects = (db: Database): Promise<Redirect[]> =>
	listRows(
		db,
		sql`${withForwards}
		select slug_redirects.slug as "from", led.slug as "to" from slug_redirects join led using (post_id)
		union all
		select blog_posts.slug, led.slug from led join blog_posts on blog_posts.id = led.post_id
		where led.post_id <> led.to_id
		order by 1`,
	);

/** Missed addresses that lead to no post: `to` is an address. */
export const listLedElsewhere = (db: Database): Promise<Redirect[]> =>
	listRows(
		db,
		sql`select address as "from", leads_to as "to" from old_addresses where leads_to is not null order by 1`,
	);

/** Addresses on another blog that lead to published posts. */
export const listForeignRedirects = (db: Database): Promise<Redirect[]> =>
	listRows(
		db,
		sql`${withForwards}
		select old_addresses.address as "from", led.slug as "to" from old_addresses join led using (post_id)
		order by 1`,
	);

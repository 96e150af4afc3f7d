import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { siteState } from './schema.ts';
import { readState, writeState } from './site-state.ts';

export type ViewsBySlug = Record<string, number>;

/**
 * Adds a day's new views to the posts in one statement and stores the day's totals, so counting is idempotent, even
 * after a crash. Slugs without a published post are ignored.
 */
export async function countViews(db: Database, day: string, totals: ViewsBySlug): Promise<void> {
	const key = `views/${day}`;
	const counted = (await readState<ViewsBySlug>(db, key)) ?? {};
	const news = Object.entries(totals)
		.map(([slug, views]) => ({ slug, views: views - (counted[slug] ?? 0) }))
		.filter(({ views }) => views > 0);
	if (news.length === 0) return;
	const after = JSON.stringify({ ...counted, ...totals });
	await db.execute(sql`
		with remembered as (
			insert into site_state (key, value) values (${key}, ${after}::jsonb)
			on conflict (key) do update set value = excluded.value, updated_at = now()
				where site_state.value = ${JSON.stringify(counted)}::jsonb
			returning key
		)
		update blog_posts set views = blog_posts.views + news.views
		from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as news(slug text, views int), remembered
		where blog_posts.slug = news.slug and published and deleted_at is null`);
}

/** Deletes the totals of days more than a week ago. */
export async function forgetCountedDays(db: Database, now: Date): Promise<void> {
	const limit = new Date(now.getTime() - 7 * 86_400_000).toISOString().slice(0, 10);
	await db.execute(
		sql`delete from site_state where key like 'views/%' and key < ${`views/${limit}`}`,
	);
}

const wantedKey = 'views-wanted';
interface Wanted {
	/** ISO 8601. */
	asked_at: string;
	is_met: boolean;
}

/**
 * Requests a fresh count of views. Returns false if one was requested within `everyMs`; of concurrent calls only one
 * returns true.
 */
export async function wantViews(db: Database, now: Date, everyMs: number): Promise<boolean> {
	const value: Wanted = { asked_at: now.toISOString(), is_met: false };
	const limit = new Date(now.getTime() - everyMs).toISOString();
	const asked = await db
		.insert(siteState)
		.values({ key: wantedKey, value })
		.onConflictDoUpdate({
			target: siteState.key,
			set: { value, updated_at: sql`now()` },
			setWhere: sql`(${siteState.value} ->> 'asked_at')::timestamptz <= ${limit}`,
		})
		.returning({ key: siteState.key });
	return asked.length > 0;
}

export async function findWantedViews(db: Database): Promise<Wanted | undefined> {
	const wanted = await readState<Wanted>(db, wantedKey);
	return wanted?.is_met === false ? wanted : undefined;
}

export const noteViewsMet = (db: Database, wanted: Wanted) =>
	writeState(db, wantedKey, { ...wanted, is_met: true } satisfies Wanted);

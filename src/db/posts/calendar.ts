import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { timeZone } from '#config/site';
import { type EntryKind, entriesOfDay } from '#domain/post/calendar';
import type { PlanWait } from '#domain/post/plan';
import type { CopyFields } from '#domain/post/post-versions';
import type { Database } from '../client.ts';
import { blogPosts } from '../schema.ts';
import { listRows } from '../sql-text.ts';
import { typedColumns, typedText } from './typed-draft.ts';

/** Letters of a text: enough for a hint about it, and bounds the reply. */
const most = 40_000;

/** The drafts without a date that were changed last, as publishing would show them, and the number of all. */
export async function listShelf(
	db: Database,
	limit: number,
): Promise<{ drafts: { id: string; fields: CopyFields; is_cut: boolean }[]; total: number }> {
	const rows = await db
		.select({
			id: blogPosts.id,
			row: { ...typedColumns, content: sql<string>`left(${blogPosts.content}, ${most})` },
			is_cut: sql<boolean>`length(${blogPosts.content}) > ${most}`,
			total: sql<number>`count(*) over ()`.mapWith(Number),
		})
		.from(blogPosts)
		.where(
			and(
				isNull(blogPosts.deleted_at),
				eq(blogPosts.published, false),
				isNull(blogPosts.scheduled_at),
			),
		)
		.orderBy(desc(blogPosts.updated_at), desc(blogPosts.id))
		.limit(limit);
	return {
		drafts: rows.map(({ id, row, is_cut }) => ({ id, fields: typedText(row), is_cut })),
		total: rows[0]?.total ?? 0,
	};
}

interface StoredEntry {
	id: string;
	post_id: string;
	title: string;
	kind: EntryKind;
	at: string;
	waits: PlanWait | null;
	day: string;
	/** Entries of the same day. */
	of_day: number;
}

const comesOut = sql.raw('case when published then published_at else scheduled_at end');
const localTime = (format: string) => sql`to_char(at at time zone ${timeZone}, ${format})`;

/** Posts and plans from `from` (inclusive) to `until` (exclusive), by time; of a crowded day those to come first. */
export async function listEntries(
	db: Database,
	{ from, until }: { from: string; until: string },
): Promise<StoredEntry[]> {
	const within = sql`>= ${from}::timestamptz and`;
	const rows = await listRows<StoredEntry>(
		db,
		sql`with entries as (
				select id, id as post_id, title, case when published then 'live' else 'scheduled' end as kind,
					${comesOut} as at, null as waits
				from blog_posts
				where deleted_at is null and ${comesOut} ${within} ${comesOut} < ${until}::timestamptz
				union all
				select plans.id, post_id, title, kind, at, waits
				from plans join blog_posts on blog_posts.id = post_id
				where deleted_at is null and at ${within} at < ${until}::timestamptz
			), days as (
				select *, ${localTime('YYYY-MM-DD')} as day from entries
			), counted as (
				select *, count(*) over (partition by day)::integer as of_day,
					row_number() over (partition by day order by kind = 'live', at, id) as place
				from days
			)
			select id, post_id, title, kind, at, waits, day, of_day from counted
			where place <= ${entriesOfDay} order by at, kind, id`,
	);
	return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/**
 * The full and half hours near which most posts came out since then, the most frequent first; a single post is no
 * habit. Whoever publishes by hand at nine is a few minutes off.
 */
export async function listUsualTimes(db: Database, since: string): Promise<string[]> {
	const rows = await listRows<{ time: string }>(
		db,
		sql`select ${localTime('HH24:MI')} as time
			from (select date_bin('30 minutes', ${comesOut} + interval '15 minutes', 'epoch') as at
				from blog_posts where deleted_at is null and ${comesOut} >= ${since}::timestamptz) posts
			group by time having count(*) > 1 order by count(*) desc, time limit 4`,
	);
	return rows.map(({ time }) => time);
}

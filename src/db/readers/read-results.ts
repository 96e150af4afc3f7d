import { sql } from 'drizzle-orm';
import { timeZone } from '#config/site';
import { clickAct, clickPlaces } from '#domain/readers/click-act';
import type { VisitKind } from '#domain/readers/visit-kinds';
import type { SpanDates } from '#domain/time/period';
import type { Database } from '../client.ts';
import { listRows } from '../sql-text.ts';

interface UnitCount {
	/** The day, or the month's first. */
	since: string;
	kind: VisitKind;
	count: number;
}

/** The borders of a span: its first day, today's unit, the first day before and today's counterpart there. */
function bordersOf({ units, before }: SpanDates) {
	const date = (day = '') => sql`${day}::date`;
	return {
		from: date(units[0]),
		open: date(units.at(-1)),
		beforeFrom: date(before[0]),
		beforeOpen: date(before.at(-1)),
	};
}

/** Older days are kept as months, which only a span of months can show. */
const ofSpan = ({ isMonths }: SpanDates) => (isMonths ? sql`true` : sql`span = 'day'`);
const unit = ({ isMonths }: SpanDates, column = sql.raw('since')) =>
	isMonths ? sql`date_trunc('month', ${column})::date` : column;

/** The blog's counts in a span and in the one before. */
export const listUnitCounts = (db: Database, dates: SpanDates, today: string) =>
	listRows<UnitCount>(
		db,
		sql`select unit::text as since, kind, sum(count)::integer as count from (
				select since, kind, sum(count) as count, ${unit(dates)} as unit from visits
				where since between ${bordersOf(dates).beforeFrom} and ${today}::date and ${ofSpan(dates)}
				group by since, kind
			) days group by unit, kind`,
	);

export interface VisitedPost {
	id: string;
	title: string;
	state: 'live' | 'draft' | 'binned';
	visits: number;
	closed: number;
	before: number;
	is_new: boolean;
	/** On booking, WhatsApp and map. */
	clicks: number;
	place: number;
	/** All posts with visits, and the published ones among them. */
	total: number;
	total_live: number;
	/** The links of its article that leave the blog, as far as they are written alike, where nobody clicked. */
	links: string | null;
}

const houseKinds = (['visit', 'whatsapp', 'map'] as const).flatMap((target) =>
	clickPlaces.map((place) => sql`${clickAct(target, place)}`),
);

/** How many posts without a click are asked for one that has no way to the house. */
const mostIdle = 20;

/** The posts that led most readers to the house, and the most visited that led nobody. `place` numbers them. */
export function listVisitedPosts(
	db: Database,
	{
		dates,
		today,
		limit,
		fewest,
	}: { dates: SpanDates; today: string; limit: number; fewest: number },
): Promise<VisitedPost[]> {
	const { from, open, beforeFrom, beforeOpen } = bordersOf(dates);
	const sum = (which: ReturnType<typeof sql>, within: ReturnType<typeof sql>) =>
		sql`coalesce(sum(count) filter (where ${which} and ${within}), 0)::integer`;
	const [view, click] = [sql`kind = 'view'`, sql`kind <> 'view'`];
	return listRows<VisitedPost>(
		db,
		sql`with sums as (
				select post_id,
					${sum(view, sql`since >= ${from}`)} as visits,
					${sum(view, sql`since >= ${from} and since < ${open}`)} as closed,
					${sum(view, sql`since < ${beforeOpen}`)} as before,
					${sum(click, sql`since >= ${from}`)} as clicks
				from visits
				where since between ${beforeFrom} and ${today}::date and ${ofSpan(dates)}
					and kind in ('view', ${sql.join(houseKinds, sql`, `)})
				group by post_id
			), stated as (
				select sums.*, title, html,
					case when deleted_at is not null then 'binned' when published then 'live' else 'draft' end as state,
					coalesce((published_at at time zone ${timeZone})::date >= ${from}, false) as is_new
				from sums join blog_posts on blog_posts.id = post_id
				where visits > 0
			), placed as (
				select stated.*,
					row_number() over (order by clicks desc, visits desc, post_id)::integer as place,
					row_number() over (order by clicks > 0 or state <> 'live', visits desc, post_id) as idle_place,
					count(*) over ()::integer as total,
					(count(*) filter (where state = 'live') over ())::integer as total_live
				from stated
			)
			select post_id as id, title, state, visits, closed, before, is_new, clicks, place, total, total_live,
				case when clicks = 0 then (
					select string_agg(link[1], '') from regexp_matches(html, '<a href="http[^"]*"', 'g') as link
				) end as links
			from placed
			where place <= ${limit}
				or (idle_place <= ${mostIdle} and clicks = 0 and state = 'live' and visits >= ${fewest})
			order by place`,
	);
}

/** How many public posts came out, by day or month. */
export const listCameOut = (db: Database, dates: SpanDates) =>
	listRows<{ since: string; posts: number }>(
		db,
		sql`select ${unit(dates, sql`day`)}::text as since, count(*)::integer as posts from (
				select (published_at at time zone ${timeZone})::date as day from blog_posts
				where published and deleted_at is null
			) days where day >= ${bordersOf(dates).from} group by 1`,
	);

/** What was counted of these posts in a span, by post and kind. */
export const listPostCounts = (
	db: Database,
	{ ids, dates, today }: { ids: readonly string[]; dates: SpanDates; today: string },
) =>
	listRows<{ post_id: string; kind: VisitKind; count: number }>(
		db,
		sql`select post_id, kind, sum(count)::integer as count from visits
			where post_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
				and since between ${bordersOf(dates).from} and ${today}::date and ${ofSpan(dates)}
			group by post_id, kind`,
	);

/** The post with most visits on this day or in this month. */
export async function findMostVisited(
	db: Database,
	dates: SpanDates,
	since: string,
): Promise<{ id: string; title: string } | undefined> {
	const day = sql`${since}::date`;
	const until = dates.isMonths ? sql`${day} + interval '1 month'` : sql`${day} + 1`;
	const [post] = await listRows<{ id: string; title: string }>(
		db,
		sql`select id, title from (
				select post_id, sum(count) as visits from visits
				where since >= ${day} and since < ${until} and kind = 'view' and ${ofSpan(dates)}
				group by post_id
			) sums join blog_posts on id = post_id order by visits desc, title, id limit 1`,
	);
	return post;
}

/** The first day whose sources and reading were counted, and how many posts are published. */
export async function readCountingStart(
	db: Database,
): Promise<{ since: string | null; live: number }> {
	const [row] = await listRows<{ since: string | null; live: number }>(
		db,
		sql`select (select since::text from visits where kind <> 'view' order by visits.since limit 1) as since,
			(select count(*)::integer from blog_posts where published and deleted_at is null) as live`,
	);
	return row ?? { since: null, live: 0 };
}

/** Below this many different days a text may tell who searched for it (`docs/privacy.md`). */
const fewestDays = 3;
const most = 12;

/** What readers searched for since that day and last time did not find, the most frequent first. */
export const listUnfoundSearches = (db: Database, since: string, today: string) =>
	listRows<{ query: string; times: number; days: number }>(
		db,
		sql`select query, times, days from (
				select query, coalesce(sum(times) filter (where day >= ${since}::date), 0)::integer as times,
					count(*)::integer as days, (array_agg(results order by day desc))[1] as last_results
				from searches where day <= ${today}::date group by query
			) texts
			where times > 0 and days >= ${fewestDays} and last_results = 0
			order by times desc, query limit ${most}`,
	);

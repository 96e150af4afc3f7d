import { type SQL, sql } from 'drizzle-orm';
import type { Trouble, TroubleSigns } from '#domain/site/trouble';
import type { Database } from '../client.ts';
import { isoText, listRows } from '../sql-text.ts';
import { builtPublication, waitingSince } from './build-state.ts';
import { broughtForward, isLeft } from './fast-lane-progress.ts';
import { isRemoval, needsBuild } from './publications.ts';
import { isWorthATry } from './stranded-publications.ts';
import { nextTelling } from './troubles.ts';

/** What no finished build contains. */
const waiting = sql`select id, post_id, kind, ${waitingSince} as since, promises is null and not ${isRemoval} as is_change,
		promises is null and ${isRemoval} as is_removal, promises,
		dispatched_at is null and last_error is not null as is_refused, dispatched_at is not null as is_asked,
		dispatched_at is not null and not ${isWorthATry} as is_given_up,
		id <= ${broughtForward} and not ${isLeft} and not ${needsBuild} as is_seen
	from publications where id > ${builtPublication}`;

/** Posts and plans whose minute has come: not carried out yet, or in no finished build. */
const promised = (now: string): SQL => sql`
	select 'post' as kind, id as post_id, ${isoText(sql`scheduled_at`)} as due, null as waits, null::bigint as publication,
		false as is_refused
	from blog_posts where not published and deleted_at is null and scheduled_at <= ${now}::timestamptz
	union all
	select kind, post_id, ${isoText(sql`at`)}, waits, null, false from plans where at <= ${now}::timestamptz
	union all
	select case waiting.kind when 'publish' then 'post' when 'unpublish' then 'removal' else 'change' end,
		(promise ->> 'post_id')::uuid, promise ->> 'due', null, waiting.id, is_refused
	from waiting cross join jsonb_array_elements(promises) as promise where not is_seen`;

/** Not what somebody undid since. */
const isWanted = sql`blog_posts.deleted_at is null
	and (publication is null or published = (kind <> 'removal'))`;

const isKept = sql`exists (select from blog_posts where id::text = trouble ->> 'post_id'
		and (published and deleted_at is null) = (troubles.kind <> 'removal'))
	and exists (select from publications where promises @> jsonb_build_array(
		jsonb_build_object('post_id', trouble -> 'post_id', 'due', trouble -> 'due')))`;

interface KnownTrouble {
	trouble: Trouble;
	/** Of a promise: whether it was kept, however late. */
	is_kept: boolean;
}

interface ReadSigns {
	signs: Omit<TroubleSigns, 'pauses'>;
	/** What is told or being told, and is not known to be over. */
	open: KnownTrouble[];
	/** When somebody is to be told next; null when everybody knows. */
	telling_at: string | null;
}

/** Everything that tells of troubles, in one statement. */
export async function readTroubleSigns(db: Database, now: Date): Promise<ReadSigns> {
	const at = now.toISOString();
	const [row] = await listRows<{ read: string }>(
		db,
		sql`with waiting as (${waiting}), promised as (${promised(at)})
		select jsonb_build_object(
			'signs', jsonb_build_object(
				'promises', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'post_id', post_id,
						'title', title, 'slug', slug, 'due', due, 'waits', waits,
						'is_done', publication is not null, 'is_refused', is_refused) order by due, post_id)
					from promised join blog_posts on blog_posts.id = promised.post_id where ${isWanted}), '[]'),
				'build', jsonb_build_object('state', 'idle', 'reason', null, 'since', null)
					|| coalesce((select value from site_state where key = 'build'), '{}')
					- 'log' - 'durations_ms' || jsonb_build_object('publication', ${builtPublication}),
				'waiting', (select jsonb_build_object('first', min(id), 'posts', count(distinct post_id),
						'changes', count(*), 'is_given_up', bool_or(is_given_up), 'is_asked', bool_or(is_asked),
						'is_refused', bool_or(is_refused),
						'since', ${isoText(sql`min(since) filter (where is_change)`)},
						'removal', case when bool_or(is_removal) then jsonb_build_object(
							'first', min(id) filter (where is_removal),
							'since', ${isoText(sql`min(since) filter (where is_removal)`)}) end)
					from waiting having count(*) > 0),
				'backup_at', (select value -> 'at' from site_state where key = 'backup')),
			'open', coalesce((select jsonb_agg(jsonb_build_object('trouble', trouble, 'is_kept', ${isKept}))
				from troubles where ended_at is null), '[]'),
			'telling_at', ${isoText(nextTelling(now))})::text as read`,
	);
	if (!row) throw new Error('the signs were not read');
	return JSON.parse(row.read) as ReadSigns;
}

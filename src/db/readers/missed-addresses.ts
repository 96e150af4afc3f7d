import { sql } from 'drizzle-orm';
import type { SearchCount } from '#domain/readers/count-visits';
import type { Database } from '../client.ts';
import { withForwards } from '../posts/redirects.ts';
import { builtPublication } from '../publishing/build-state.ts';
import { listRows } from '../sql-text.ts';

/** So many addresses of a day are kept, those with most readers. */
const mostAddresses = 2_000;

/** Raises a day's rows to these counts, so that counting again adds nothing. */
export async function storeMissed(db: Database, day: string, counts: SearchCount[]): Promise<void> {
	const most = counts.toSorted((a, b) => b.times - a.times).slice(0, mostAddresses);
	await db.transaction(async (transaction) => {
		await transaction.execute(sql`select pg_advisory_xact_lock(7301004)`);
		await transaction.execute(sql`
			insert into missed_addresses (day, address, times)
			select ${day}::date, query, times
			from jsonb_to_recordset(${JSON.stringify(most)}::jsonb) as counted(query text, times integer)
			on conflict (day, address) do update
				set times = greatest(missed_addresses.times, excluded.times)`);
		await transaction.execute(sql`
			delete from missed_addresses where day = ${day}::date and address not in (
				select address from missed_addresses where day = ${day}::date
				order by times desc, address limit ${mostAddresses}
			)`);
	});
}

/** Forgets an address 30 days after somebody last tried it, and each of its days after 12 months. */
export async function forgetMissed(db: Database, today: string): Promise<void> {
	await db.execute(sql`
		delete from missed_addresses where day < ${today}::date - interval '12 months' or address not in (
			select address from missed_addresses where day >= ${today}::date - 30
		)`);
}

/** Below this many different days an address may tell who tried it (`docs/privacy.md`). */
const fewestDays = 3;
const most = 12;

export interface MissedAddress {
	address: string;
	/** How many readers tried it. */
	times: number;
	days: number;
	last_day: string;
}

/**
 * `chosen`: addresses that lead on because somebody said so, with a post's title or the address to which they lead;
 * `taken`: at which readers find something, whatever an editor chooses.
 */
const found = sql`${withForwards}, chosen as (
	select address, coalesce(title, leads_to) as leads_to, publication
	from old_addresses left join led on led.post_id = old_addresses.post_id
		left join blog_posts on id = to_id
	where coalesce(title, leads_to) is not null
), taken(address) as (
	select address from old_addresses where publication is null and address in (select address from chosen)
	union select '/post/' || blog_posts.slug from led join blog_posts on id = led.post_id
	union select '/post/' || slug_redirects.slug from slug_redirects join led using (post_id)
	union select '/categories/' || slug from categories
)`;

/** Addresses that readers tried on three days or more and that lead nowhere, the most frequent first. */
export const listMissedAddresses = (db: Database, today: string): Promise<MissedAddress[]> =>
	listRows(
		db,
		sql`${found}
			select address, sum(times)::integer as times, count(*)::integer as days, max(day)::text as last_day
			from missed_addresses
			where day <= ${today}::date and address not in (select address from taken union select address from chosen)
			group by address
			having count(*) >= ${fewestDays} and max(day) >= ${today}::date - 30
			order by times desc, address limit ${most}`,
	);

/** Whether readers find a page there, or are led on by more than an editor's choice. */
export async function isTaken(db: Database, address: string): Promise<boolean> {
	const rows = await listRows(db, sql`${found} select from taken where address = ${address}`);
	return rows.length > 0;
}

export interface LedAddress {
	address: string;
	/** A post's title, or an address. */
	leads_to: string;
	/** Readers do not have it yet. */
	is_waiting: boolean;
}

/** Where editors led missed addresses, the newest first. */
export const listLedAddresses = (db: Database): Promise<LedAddress[]> =>
	listRows(
		db,
		sql`${found}
			select address, leads_to, publication > ${builtPublication} as is_waiting from chosen
			where publication is not null
			order by publication desc, address limit 100`,
	);

import { sql } from 'drizzle-orm';
import type { SearchCount } from '#domain/readers/count-visits';
import type { Database } from '../client.ts';

/** So many texts of a day are kept, those with most readers. */
const mostTexts = 2_000;

/** Raises a day's rows to these counts, so that counting again adds nothing, and keeps what was found last. */
export async function storeSearches(
	db: Database,
	day: string,
	counts: SearchCount[],
): Promise<void> {
	const most = counts.toSorted((a, b) => b.times - a.times).slice(0, mostTexts);
	await db.transaction(async (transaction) => {
		await transaction.execute(sql`select pg_advisory_xact_lock(7301004)`);
		await transaction.execute(sql`
			insert into searches (day, query, times, results)
			select ${day}::date, query, times, results
			from jsonb_to_recordset(${JSON.stringify(most)}::jsonb)
				as counted(query text, times integer, results integer)
			on conflict (day, query) do update
				set times = greatest(searches.times, excluded.times), results = excluded.results`);
		await transaction.execute(sql`
			delete from searches where day = ${day}::date and query not in (
				select query from searches where day = ${day}::date order by times desc, query limit ${mostTexts}
			)`);
	});
}

/** Forgets texts after 30 days, and after 12 months those that were asked for on three days of the last 30. */
export async function forgetSearches(db: Database, today: string): Promise<void> {
	await db.execute(sql`
		delete from searches where day < ${today}::date - interval '12 months' or (
			day < ${today}::date - 30 and query not in (
				select query from searches where day >= ${today}::date - 30 group by query having count(*) >= 3
			)
		)`);
}

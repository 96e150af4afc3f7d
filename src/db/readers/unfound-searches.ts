import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { listRows } from '../list-rows.ts';

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

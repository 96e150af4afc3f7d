import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { siteState } from '../schema.ts';
import { readState } from '../site-state.ts';

interface CountedDeploys {
	/** Such as `2026-03`. */
	month: string;
	ids: string[];
}

const key = 'deploys';
const monthOf = (now: Date) => now.toISOString().slice(0, 7);

/** Counts a deploy in this month; reporting it again changes nothing. */
export async function countDeploy(db: Database, id: string, now: Date): Promise<void> {
	const value: CountedDeploys = { month: monthOf(now), ids: [id] };
	const given = sql`${JSON.stringify(value)}::jsonb`;
	await db
		.insert(siteState)
		.values({ key, value })
		.onConflictDoUpdate({
			target: siteState.key,
			set: {
				value: sql`case
					when ${siteState.value} ->> 'month' <> ${value.month} then ${given}
					when jsonb_exists(${siteState.value} -> 'ids', ${id}) then ${siteState.value}
					else jsonb_set(${siteState.value}, '{ids}', (${siteState.value} -> 'ids') || (${given} -> 'ids'))
				end`,
				updated_at: sql`now()`,
			},
		});
}

/** Number of deploys in the current month, in UTC. */
export async function readDeployCount(db: Database, now: Date): Promise<number> {
	const counted = await readState<CountedDeploys>(db, key);
	return counted?.month === monthOf(now) ? counted.ids.length : 0;
}

/** The same test in SQL: has this month had `most` deploys? */
export function areDeploysSpent(most: SQL, now: Date): SQL {
	return sql`exists (select from site_state where key = ${key} and value ->> 'month' = ${monthOf(now)}
		and jsonb_array_length(value -> 'ids') >= ${most})`;
}

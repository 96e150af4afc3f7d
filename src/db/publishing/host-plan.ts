import { sql } from 'drizzle-orm';
import { firstPlan, type HostMonth, type HostPlan, monthOf } from '#domain/site/deploy-budget';
import type { Database } from '../client.ts';
import { readState, writeState } from '../site-state.ts';
import { listRows } from '../sql-text.ts';

const key = 'host-plan';

export interface PlanFacts {
	plan: HostPlan;
	readers: {
		/** Counted since the host's month began. */
		soFar: number;
		/** In thirty days like the last thirty; a younger blog's days stand for all of them. */
		inMonth: number;
	};
}

const readPlan = async (db: Database): Promise<HostPlan> => ({
	...firstPlan,
	...(await readState<Partial<HostPlan>>(db, key)),
});

export const readHostMonth = async (db: Database, now: Date): Promise<HostMonth> =>
	monthOf((await readPlan(db)).day, now);

/** Fewer days tell nothing of a month: the first readers of a blog come at once. */
const fewestDays = 7;

/** The plan as the owner told it, and the readers that it has to bear. */
export async function readHostPlan(db: Database, now: Date): Promise<PlanFacts> {
	const plan = await readPlan(db);
	const [today, start] = [now, monthOf(plan.day, now).start].map((day) =>
		day.toISOString().slice(0, 10),
	);
	const [row] = await listRows<{ so_far: number; in_month: number }>(
		db,
		sql`select coalesce(sum(count) filter (where since >= ${start}::date), 0)::integer as so_far,
			coalesce(sum(count) filter (where since > ${today}::date - 30) * 30
				/ greatest(${fewestDays}::integer, least(30, ${today}::date - min(since) + 1)), 0)::integer as in_month
			from visits where kind = 'view' and span = 'day'`,
	);
	return { plan, readers: { soFar: row?.so_far ?? 0, inMonth: row?.in_month ?? 0 } };
}

export const writeHostPlan = (db: Database, plan: HostPlan): Promise<void> =>
	writeState(db, key, plan);

import { eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { siteState } from '../schema.ts';
import { readState } from '../site-state.ts';

/** The desk's switch of the fast lane. */
export interface LaneSwitch {
	on: boolean;
	/** How often it was pressed. */
	turn: number;
}

const key = 'lane';

export const readLaneSwitch = async (db: Database): Promise<LaneSwitch> =>
	(await readState<LaneSwitch>(db, key)) ?? { on: false, turn: 0 };

/** Switches it on unless somebody pressed it since it was read; returns whether it did. */
export async function switchLaneOn(db: Database, { turn }: LaneSwitch): Promise<boolean> {
	const value: LaneSwitch = { on: true, turn: turn + 1 };
	const written = await db
		.insert(siteState)
		.values({ key, value })
		.onConflictDoUpdate({
			target: siteState.key,
			set: { value, updated_at: sql`now()` },
			setWhere: sql`(${siteState.value} ->> 'turn')::int = ${turn}`,
		})
		.returning({ key: siteState.key });
	return written.length > 0;
}

/** Whatever somebody else does at the same time, it is off afterwards. */
export async function switchLaneOff(db: Database): Promise<void> {
	const value: LaneSwitch = { on: false, turn: 1 };
	const next = sql`jsonb_build_object('on', false, 'turn', (${siteState.value} ->> 'turn')::int + 1)`;
	await db
		.insert(siteState)
		.values({ key, value })
		.onConflictDoUpdate({ target: siteState.key, set: { value: next, updated_at: sql`now()` } });
}

/** Whoever restores a backup may have another project, whose deploy nobody has checked. Returns whether it was on. */
export async function forgetLaneSwitch(db: Database): Promise<boolean> {
	const { on } = await readLaneSwitch(db);
	await db.delete(siteState).where(eq(siteState.key, key));
	return on;
}

import { eq, type SQL, sql } from 'drizzle-orm';
import type { Trouble } from '#domain/site/trouble';
import type { Database } from '../client.ts';
import { isBeforeEnd } from '../is-within-sql.ts';
import { troubles } from '../publishing-schema.ts';
import { adminUsers } from '../schema.ts';

/** Longer than a tick takes to send its mails. */
const claimMs = 60_000;
/** A mail server that never accepts is asked every minute, then after 1, 2, 4 … 24 hours: it wakes the database. */
const pauseMs = sql`case when ${troubles.tries} < 10 then 60000
	else least(86400000, 3600000 * power(2, least(${troubles.tries}, 20) - 10)) end`;
const longestMs = 86_400_000;
/** How long after a trouble's end a mail about it is still sent. */
const newsMs = 86_400_000;
const keptMs = 30 * 86_400_000;

/**
 * Whether the mail about the trouble itself is owed, not the one about its end. That a scheduler stood still is noted
 * once it runs again, when it is over: one mail says both.
 */
const isLate = sql`(${troubles.ended_at} is null or ${troubles.kind} = 'stopped')`;

const isOwed = sql`${adminUsers.disabled_at} is null and ${adminUsers.trouble_mails}
	and case when ${isLate} then not ${adminUsers.id} = any(${troubles.told_to})
		else ${adminUsers.id} = any(${troubles.told_to}) and not ${adminUsers.id} = any(${troubles.well_told_to}) end`;

const isToTell = (now: Date): SQL => sql`(${troubles.ended_at} is null
		or ${troubles.ended_at} > ${new Date(now.getTime() - newsMs).toISOString()}::timestamptz)
	and exists (select from ${adminUsers} where ${isOwed})`;

const isClaimed = (now: Date): SQL =>
	sql`coalesce(${isBeforeEnd(troubles.claimed_until, longestMs, now)}, false)`;

/** When somebody is to be told of a trouble next, in SQL; what is being told just now may have to be told again. */
export const nextTelling = (now: Date): SQL => sql`(select min(case when ${isClaimed(now)}
		then ${troubles.claimed_until} else ${now.toISOString()}::timestamptz end)
	from ${troubles} where ${isClaimed(now)} or ${isToTell(now)})`;

/** Stores troubles; one that is stored already stays unchanged. Deletes those that have been over for a month. */
export async function addTroubles(db: Database, found: Trouble[], now: Date): Promise<void> {
	if (found.length === 0) return;
	const before = new Date(now.getTime() - keptMs).toISOString();
	await db.delete(troubles).where(sql`${troubles.ended_at} < ${before}::timestamptz`);
	const found_at = now.toISOString();
	const rows = found.map((trouble) => ({
		key: trouble.key,
		kind: trouble.kind,
		trouble,
		found_at,
		ended_at: trouble.kind === 'stopped' ? found_at : null,
	}));
	await db.insert(troubles).values(rows).onConflictDoNothing();
}

/** Marks a trouble as over. */
export async function endTrouble(
	db: Database,
	key: string,
	{ now, ...ending }: { is_kept: boolean; now: Date },
): Promise<void> {
	await db
		.update(troubles)
		.set({ ended_at: now.toISOString(), ending, tries: 0 })
		.where(sql`${troubles.key} = ${key} and ${troubles.ended_at} is null`);
}

export interface ClaimedTrouble {
	trouble: Trouble;
	ended_at: string | null;
	ending: { is_kept: boolean } | null;
	/** Who does not know yet. */
	receivers: { id: string; email: string }[];
}

/** Takes what is to be told, so that no other scheduler tells it at the same time. */
export function claimTroubles(db: Database, now: Date): Promise<ClaimedTrouble[]> {
	return db
		.update(troubles)
		.set({ claimed_until: new Date(now.getTime() + claimMs).toISOString() })
		.where(sql`not ${isClaimed(now)} and ${isToTell(now)}`)
		.returning({
			trouble: troubles.trouble,
			ended_at: troubles.ended_at,
			ending: troubles.ending,
			receivers: sql<ClaimedTrouble['receivers'] | string>`(select coalesce(jsonb_agg(
					jsonb_build_object('id', ${adminUsers.id}, 'email', ${adminUsers.email})
						order by ${adminUsers.created_at}, ${adminUsers.id}), '[]')
				from ${adminUsers} where ${isOwed})`.mapWith((given) =>
				typeof given === 'string' ? JSON.parse(given) : given,
			),
		});
}

/** Which mail: of the trouble, or that it is over. */
type Told = 'told_to' | 'well_told_to';

/** Counts an account as told; false when it was already. */
export async function markTold(
	db: Database,
	{ key, told, userId }: { key: string; told: Told; userId: string },
): Promise<boolean> {
	const column = troubles[told];
	const marked = await db
		.update(troubles)
		.set({ [told]: sql`array_append(${column}, ${userId}::uuid)` })
		.where(sql`${troubles.key} = ${key} and not ${userId}::uuid = any(${column})`)
		.returning({ key: troubles.key });
	return marked.length > 0;
}

/** The mail server did not accept: nobody was told. */
export async function unmarkTold(
	db: Database,
	{ key, told, userId }: { key: string; told: Told; userId: string },
): Promise<void> {
	await db
		.update(troubles)
		.set({ [told]: sql`array_remove(${troubles[told]}, ${userId}::uuid)` })
		.where(eq(troubles.key, key));
}

/**
 * Ends a claim. Pass `isTold: false` where the mail server did not accept: then the next try waits, longer each time.
 */
export async function releaseTrouble(
	db: Database,
	{ key, isTold, now }: { key: string; isTold: boolean; now: Date },
): Promise<void> {
	const later = sql`${now.toISOString()}::timestamptz + ${pauseMs} * interval '1 millisecond'`;
	await db
		.update(troubles)
		.set(
			isTold
				? { claimed_until: null, tries: 0 }
				: { claimed_until: later, tries: sql`${troubles.tries} + 1` },
		)
		.where(eq(troubles.key, key));
}

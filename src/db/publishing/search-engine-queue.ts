import { type SQL, sql } from 'drizzle-orm';
import type { EngineAnswer } from '#domain/site/search-engine-reply';
import type { Database } from '../client.ts';
import { isBeforeEnd } from '../is-within-sql.ts';
import { untoldAddresses } from '../publishing-schema.ts';
import { readState, writeState } from '../site-state.ts';
import { listRows } from '../sql-text.ts';
import { builtPublication, isUnread, shownPublication } from './build-state.ts';
import { broughtForward, isLeft } from './fast-lane-progress.ts';

const key = 'search-engines';

/** How search engines answered last. */
export interface EnginesTold {
	/** When they last took addresses, and how many. */
	told: { at: string; addresses: number } | null;
	/** When they last did not, if that was later. */
	refusal: { at: string; answer: Exclude<EngineAnswer, 'accepted'> } | null;
}

export const readEnginesTold = async (db: Database): Promise<EnginesTold> =>
	(await readState<EnginesTold>(db, key)) ?? { told: null, refusal: null };

export const writeEnginesTold = (db: Database, told: EnginesTold): Promise<void> =>
	writeState(db, key, told);

/** One try at once and, if it fails, one an hour later. */
const mostTries = 2;
const pauseMs = 3_600_000;

const ofLane = sql`(publication <= ${broughtForward} and exists (select from publications
	where id > ${builtPublication} and kind = 'publish' and not ${isLeft} and not ${isUnread}
		and (publications.post_id = untold_addresses.post_id or id = untold_addresses.publication)))`;

/** Whether readers see the change: the site contains it, or the lane shows its post. */
const isOut = (hasLane: boolean): SQL =>
	sql`tries < ${mostTries} and (publication <= ${shownPublication} or ${hasLane ? ofLane : sql`false`})`;

/** When a row may be tried next. A time too far ahead was written by a clock that stood wrong, and counts as now. */
const nextTry = (now: Date): SQL =>
	sql`(case when ${isBeforeEnd(sql`next_at`, pauseMs, now)} then next_at else ${now.toISOString()}::timestamptz end)`;

/** When search engines are to be told of something next; undefined when nothing that readers see is left. */
export async function findNextTelling(
	db: Database,
	{ now, hasLane }: { now: Date; hasLane: boolean },
): Promise<string | undefined> {
	const [row] = await listRows<{ at: string | Date | null }>(
		db,
		sql`select min(${nextTry(now)}) as at from untold_addresses where ${isOut(hasLane)}`,
	);
	return row?.at ? new Date(row.at).toISOString() : undefined;
}

export type UntoldAddress = Pick<typeof untoldAddresses.$inferSelect, 'slug' | 'publication'>;

/** Claims the addresses that may be told now and dates their next try, so that no other scheduler tells them too. */
export function claimUntold(
	db: Database,
	{ now, hasLane, most }: { now: Date; hasLane: boolean; most: number },
): Promise<UntoldAddress[]> {
	const { slug, publication } = untoldAddresses;
	return db
		.update(untoldAddresses)
		.set({
			next_at: new Date(now.getTime() + pauseMs).toISOString(),
			tries: sql`${untoldAddresses.tries} + 1`,
		})
		.where(
			sql`slug in (select slug from untold_addresses
				where ${isOut(hasLane)} and ${nextTry(now)} <= ${now.toISOString()}::timestamptz
				order by publication, slug limit ${most} for update skip locked)`,
		)
		.returning({ slug, publication });
}

/** Leaves rows that another change has locked: they have something new to tell, and waiting for them could deadlock. */
const remove = (db: Database, which: SQL) =>
	db.execute(sql`delete from untold_addresses where slug in (
		select slug from untold_addresses where ${which} for update skip locked)`);

/** Removes these addresses: search engines know them by now, or need not. */
export async function forgetUntold(db: Database, rows: readonly UntoldAddress[]): Promise<void> {
	if (rows.length === 0) return;
	const told = JSON.stringify(rows.map(({ slug, publication }) => ({ slug, publication })));
	await remove(
		db,
		sql`(slug, publication) in (select slug, publication
			from jsonb_to_recordset(${told}::jsonb) as told(slug text, publication bigint))`,
	);
}

/** Longer than a change waits for the next month's deploys. */
const keptMs = 60 * 86_400_000;

/** Removes addresses whose tries are used up, and old ones, as of a local run, where nobody is told. */
export async function purgeUntold(db: Database, now: Date): Promise<void> {
	const before = new Date(now.getTime() - keptMs).toISOString();
	await remove(db, sql`tries >= ${mostTries} or changed_at < ${before}::timestamptz`);
}

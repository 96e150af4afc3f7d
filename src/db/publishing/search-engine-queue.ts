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

/** At once, and where that was in vain an hour later. */
const mostTries = 2;
const pauseMs = 3_600_000;

const ofLane = sql`(publication <= ${broughtForward} and exists (select from publications
	where id > ${builtPublication} and kind = 'publish' and not ${isLeft} and not ${isUnread}
		and (publications.post_id = untold_addresses.post_id or id = untold_addresses.publication)))`;

/** Whether readers see the change: the site contains it, or the lane shows its post. */
const isOut = (hasLane: boolean): SQL =>
	sql`tries < ${mostTries} and (publication <= ${shownPublication} or ${hasLane ? ofLane : sql`false`})`;

/** A time that a clock wrote which stood wrong has come. */
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

/** Takes what is to be told now, so that nobody else tells it. */
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

/** A row that somebody changes just now has news again, so it stays; waiting for it could end in a deadlock. */
const remove = (db: Database, which: SQL) =>
	db.execute(sql`delete from untold_addresses where slug in (
		select slug from untold_addresses where ${which} for update skip locked)`);

/** Of these no search engine needs to be told. */
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

/** Forgets what was tried in vain, and what nobody is to be told of, as in a local run. */
export async function purgeUntold(db: Database, now: Date): Promise<void> {
	const before = new Date(now.getTime() - keptMs).toISOString();
	await remove(db, sql`tries >= ${mostTries} or changed_at < ${before}::timestamptz`);
}

import { eq, inArray, sql } from 'drizzle-orm';
import { mfaFactors, oneTimeCodes, recoveryCodes } from '../account-schema.ts';
import type { Database } from '../client.ts';
import { adminSessions, adminUsers, siteState } from '../schema.ts';
import { readState, writeState } from '../site-state.ts';
import { listRows } from '../sql-text.ts';
import { resetFactors } from './second-factors.ts';

/** Deploys of one class share a key. A preview's database may hold rows that production's key sealed. */
export const keyClasses = ['production', 'preview'] as const;
export type KeyClass = (typeof keyClasses)[number];

/** The state that holds the sealed build hook. */
const sealedHook = 'build-hook';

const stateOf = (kind: KeyClass) => `auth-key-${kind}`;

/** The fingerprint of the key that sealed this database's rows: it identifies the key, and opens nothing. */
export const readFingerprint = (db: Database, kind: KeyClass): Promise<string | undefined> =>
	readState(db, stateOf(kind));

/** Whether the site made its own key, which only its functions can read and no command has. */
export const hasKeptKey = async (db: Database): Promise<boolean> =>
	(await Promise.all(keyClasses.map((kind) => readFingerprint(db, kind)))).some(Boolean);

/** Lets one caller at a time decide about the key: no other one sees the database without its fingerprint. */
export function decideKey<Result>(
	db: Database,
	kind: KeyClass,
	decide: (db: Database, keep: (fingerprint: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
	return db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(7301005)`);
		return decide(tx, (fingerprint) => writeState(tx, stateOf(kind), fingerprint));
	});
}

/** Whether anything here needs the key with which it was sealed, hashed or signed. */
export async function hasSealedRows(db: Database, now: Date): Promise<boolean> {
	const [found] = await listRows<{ found: boolean }>(
		db,
		sql`select exists (select from ${mfaFactors}) or exists (select from ${recoveryCodes})
			or exists (select from ${adminSessions} where ${adminSessions.expires_at} > ${now.toISOString()})
			or exists (select from ${siteState} where ${siteState.key} = ${sealedHook}) as found`,
	);
	return found?.found === true;
}

/** What was lost with the key that sealed it. */
export interface Unsealed {
	/** Of the accounts without their second factor. */
	emails: string[];
	/** Whether there was a build hook from the desk. */
	hadHook: boolean;
}

/**
 * Removes what only the key that sealed it could open, and every session, so that the next call may make another key.
 */
export function forgetSealedRows(db: Database, now: string): Promise<Unsealed> {
	return db.transaction(async (tx) => {
		const owners = await tx
			.selectDistinct({ id: adminUsers.id, name: adminUsers.name, email: adminUsers.email })
			.from(adminUsers)
			.innerJoin(mfaFactors, eq(mfaFactors.user_id, adminUsers.id))
			.where(eq(mfaFactors.status, 'verified'))
			.orderBy(adminUsers.email);
		for (const owner of owners) await resetFactors(tx, { ...owner, now });
		for (const table of [mfaFactors, recoveryCodes, oneTimeCodes, adminSessions]) {
			await tx.delete(table);
		}
		await tx.delete(siteState).where(inArray(siteState.key, keyClasses.map(stateOf)));
		const hooks = await tx
			.delete(siteState)
			.where(eq(siteState.key, sealedHook))
			.returning({ key: siteState.key });
		return { emails: owners.map(({ email }) => email), hadHook: hooks.length > 0 };
	});
}

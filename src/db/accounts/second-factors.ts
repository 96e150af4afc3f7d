import { and, asc, count, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import { mfaFactors, recoveryCodes } from '../account-schema.ts';
import type { Database } from '../client.ts';
import { adminSessions } from '../schema.ts';
import { recordAudit } from './audit-log.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/** Maximum number of factors per account. */
export const mostFactors = 5;

export interface SecondFactor {
	id: string;
	friendly_name: string;
	status: 'unverified' | 'verified';
	/** Encrypted. */
	secret: string;
	last_step: number | null;
	created_at: string;
	updated_at: string;
}

/** All factors of an account, oldest first. */
export async function listFactors(db: Database, userId: string): Promise<SecondFactor[]> {
	return db
		.select({
			id: mfaFactors.id,
			friendly_name: mfaFactors.friendly_name,
			status: mfaFactors.status,
			secret: mfaFactors.secret,
			last_step: mfaFactors.last_step,
			created_at: mfaFactors.created_at,
			updated_at: mfaFactors.updated_at,
		})
		.from(mfaFactors)
		.where(eq(mfaFactors.user_id, userId))
		.orderBy(asc(mfaFactors.created_at), asc(mfaFactors.id));
}

/** A factor of this account. Throws `not_found`. */
export async function getFactor(
	db: Database,
	{ userId, id }: { userId: string; id: string },
): Promise<SecondFactor> {
	const factor = (await listFactors(db, userId)).find((one) => one.id === id);
	if (!factor) throw new AppError('not_found', 'Esta verificação em duas etapas não existe mais.');
	return factor;
}

/** Adds an unverified factor, which takes effect with its first correct code, and replaces an earlier unverified one. */
export async function addFactor(
	db: Database,
	factor: { id: string; userId: string; name: string; secret: string; now: Date },
): Promise<void> {
	const { userId, name, now, ...columns } = factor;
	const isOurs = eq(mfaFactors.user_id, userId);
	await db.delete(mfaFactors).where(and(isOurs, eq(mfaFactors.status, 'unverified')));
	const at = now.toISOString();
	await db
		.insert(mfaFactors)
		.values({ ...columns, user_id: userId, friendly_name: name, created_at: at, updated_at: at });
}

/** Uses up a time step and all earlier ones; returns false when it was already used. */
export async function takeStep(db: Database, factorId: string, step: number): Promise<boolean> {
	const taken = await db
		.update(mfaFactors)
		.set({ last_step: step })
		.where(
			and(
				eq(mfaFactors.id, factorId),
				or(isNull(mfaFactors.last_step), lt(mfaFactors.last_step, step)),
			),
		)
		.returning({ id: mfaFactors.id });
	return taken.length > 0;
}

interface Owner {
	id: string;
	name: string;
	ip: string;
}

/**
 * Activates a factor after its first correct code. In one transaction it completes the session that gave the code, ends
 * every other session, and saves the recovery codes that come with an account's first factor. Throws `session_missing`
 * when that session ended meanwhile, as by a new password.
 */
export async function activateFactor(
	db: Database,
	given: { owner: Owner; factor: SecondFactor; sessionId: string; codeHashes: string[]; now: Date },
): Promise<void> {
	const { owner, factor, sessionId, codeHashes } = given;
	const now = given.now.toISOString();
	await db.transaction(async (tx) => {
		const completed = await tx
			.update(adminSessions)
			.set({ aal: 2, confirmed_at: now })
			.where(eq(adminSessions.id, sessionId))
			.returning({ id: adminSessions.id });
		if (completed.length === 0) {
			throw new AppError('session_missing', 'Sua sessão terminou. Entre de novo.');
		}
		await tx
			.update(mfaFactors)
			.set({ status: 'verified', updated_at: now })
			.where(eq(mfaFactors.id, factor.id));
		await tx
			.delete(adminSessions)
			.where(and(eq(adminSessions.user_id, owner.id), ne(adminSessions.id, sessionId)));
		if (codeHashes.length > 0) {
			await replaceRecoveryCodes(tx, { userId: owner.id, codeHashes, now: given.now });
		}
		await recordAudit(tx, {
			event: 'second_factor_added',
			subject: factor.friendly_name,
			now,
			userName: owner.name,
			ip: owner.ip,
		});
	});
}

/** Removes a factor, and the recovery codes with the last one. Throws `not_found`. */
export async function removeFactor(
	db: Database,
	{ owner, id, now }: { owner: Owner; id: string; now: Date },
): Promise<void> {
	const factor = await getFactor(db, { userId: owner.id, id });
	await db.transaction(async (tx) => {
		await tx.delete(mfaFactors).where(eq(mfaFactors.id, factor.id));
		const [left] = await tx
			.select({ count: count() })
			.from(mfaFactors)
			.where(and(eq(mfaFactors.user_id, owner.id), eq(mfaFactors.status, 'verified')));
		if (left?.count === 0) {
			await replaceRecoveryCodes(tx, { userId: owner.id, codeHashes: [], now });
		}
		if (factor.status === 'unverified') return;
		await recordAudit(tx, {
			event: 'second_factor_removed',
			subject: factor.friendly_name,
			userName: owner.name,
			ip: owner.ip,
			now: now.toISOString(),
		});
	});
}

/**
 * For users who lost both app and codes: removes all factors, codes and sessions of the account. Returns how many
 * factors it had.
 */
export async function resetFactors(
	db: Database,
	user: { id: string; name: string; email: string; now: string },
): Promise<number> {
	return db.transaction(async (tx) => {
		const isActive = and(eq(mfaFactors.user_id, user.id), eq(mfaFactors.status, 'verified'));
		const gone = await tx.delete(mfaFactors).where(isActive).returning({ id: mfaFactors.id });
		if (gone.length === 0) return 0;
		await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user.id));
		await tx.delete(adminSessions).where(eq(adminSessions.user_id, user.id));
		await recordAudit(tx, {
			event: 'second_factor_reset',
			subject: user.email,
			userName: user.name,
			now: user.now,
		});
		return gone.length;
	});
}

/** Whether the account has a verified factor, as SQL for a session's row. */
export const hasActiveFactor = (userId: unknown) =>
	sql<boolean>`exists (select from ${mfaFactors} where ${mfaFactors.user_id} = ${userId}
		and ${mfaFactors.status} = 'verified')`;

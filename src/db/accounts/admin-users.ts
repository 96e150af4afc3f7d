import { eq, sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import { oneTimeCodes } from '../account-schema.ts';
import type { Database } from '../client.ts';
import { adminUsers } from '../schema.ts';
import { revokeSessions } from './admin-sessions.ts';
import { type NewAuditEntry, recordAudit } from './audit-log.ts';

export interface StoredUser {
	id: string;
	email: string;
	name: string;
	password_hash: string;
	/** When set, nobody can sign in with this account. */
	disabled_at: string | null;
}

/** The columns of a `StoredUser`. */
export const storedUser = {
	id: adminUsers.id,
	email: adminUsers.email,
	name: adminUsers.name,
	password_hash: adminUsers.password_hash,
	disabled_at: adminUsers.disabled_at,
};

/** Finds the account by e-mail address, ignoring case. */
export async function findUserByEmail(
	db: Database,
	email: string,
): Promise<StoredUser | undefined> {
	const [user] = await db
		.select(storedUser)
		.from(adminUsers)
		.where(eq(adminUsers.email, email.trim().toLowerCase()));
	return user;
}

/** Replaces a hash made at a lower cost; false when another one has taken its place meanwhile. */
export async function upgradePasswordHash(
	db: Database,
	user: StoredUser,
	passwordHash: string,
): Promise<boolean> {
	const upgraded = await db
		.update(adminUsers)
		.set({ password_hash: passwordHash })
		.where(
			sql`${adminUsers.id} = ${user.id} and ${adminUsers.password_hash} = ${user.password_hash}`,
		)
		.returning({ id: adminUsers.id });
	return upgraded.length > 0;
}

interface Account extends StoredUser {
	password_changed_at: string;
	created_at: string;
	updated_at: string;
	trouble_mails: boolean;
}

/** The account by its id. Throws `not_found` when it no longer exists. */
export async function getUser(db: Database, id: string): Promise<Account> {
	const [user] = await db
		.select({
			...storedUser,
			password_changed_at: adminUsers.password_changed_at,
			created_at: adminUsers.created_at,
			updated_at: adminUsers.updated_at,
			trouble_mails: adminUsers.trouble_mails,
		})
		.from(adminUsers)
		.where(eq(adminUsers.id, id));
	if (!user) throw new AppError('not_found', 'Esta conta não existe mais.');
	return user;
}

export async function renameUser(
	db: Database,
	{ id, name, now }: { id: string; name: string; now: string },
): Promise<void> {
	await db.update(adminUsers).set({ name, updated_at: now }).where(eq(adminUsers.id, id));
}

export async function setTroubleMails(
	db: Database,
	{ id, on, now }: { id: string; on: boolean; now: string },
): Promise<void> {
	await db
		.update(adminUsers)
		.set({ trouble_mails: on, updated_at: now })
		.where(eq(adminUsers.id, id));
}

/**
 * Sets a new password. The same transaction ends every session of the account, spends its mailed codes and writes the
 * audit log. Throws `session_missing` when `sessionId`, which asked for it, ended meanwhile by another change.
 */
export async function replacePassword(
	db: Database,
	user: { id: string; name: string; email: string },
	change: {
		passwordHash: string;
		event: 'password_changed' | 'password_recovered' | 'password_reset';
		/** Absent when the operator sets it. */
		sessionId?: string;
	} & Pick<NewAuditEntry, 'userName' | 'ip' | 'now'>,
): Promise<void> {
	const { passwordHash, event, sessionId, now, ...by } = change;
	await db.transaction(async (tx) => {
		await tx
			.update(adminUsers)
			.set({ password_hash: passwordHash, password_changed_at: now, updated_at: now })
			.where(eq(adminUsers.id, user.id));
		const ended = await revokeSessions(tx, user.id);
		if (sessionId !== undefined && !ended.includes(sessionId)) {
			throw new AppError('session_missing', 'Sua sessão terminou. Entre de novo.');
		}
		await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.user_id, user.id));
		await recordAudit(tx, { ...by, event, subject: user.email, now });
	});
}

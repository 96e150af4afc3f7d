import { asc, eq, gt } from 'drizzle-orm';
import type { AuditEvent } from '#domain/account/audit-event';
import { AppError } from '#domain/app-error';
import type { Database } from '../client.ts';
import { adminSessions, adminUsers } from '../schema.ts';
import { revokeSessions } from './admin-sessions.ts';
import { recordAudit } from './audit-log.ts';

type Row = typeof adminUsers.$inferSelect;
export type Account = Pick<Row, 'id' | 'email' | 'name' | 'created_at' | 'disabled_at'>;

const listAll = (db: Database) =>
	db
		.select({
			id: adminUsers.id,
			email: adminUsers.email,
			name: adminUsers.name,
			created_at: adminUsers.created_at,
			disabled_at: adminUsers.disabled_at,
		})
		.from(adminUsers)
		.orderBy(asc(adminUsers.created_at), asc(adminUsers.id));

/** All accounts, oldest first, each with the number of its sessions. */
export async function listAccounts(
	db: Database,
	now: string,
): Promise<(Account & { sessions: number })[]> {
	const open = await db
		.select({ user_id: adminSessions.user_id })
		.from(adminSessions)
		.where(gt(adminSessions.expires_at, now));
	const accounts = await listAll(db);
	return accounts.map((account) => ({
		...account,
		sessions: open.filter(({ user_id }) => user_id === account.id).length,
	}));
}

interface AccountChange {
	email: string;
	now: string;
}

/**
 * Changes an account, ends its sessions and writes the audit log, with all accounts locked: when two calls would remove
 * the last account that can sign in, the second one fails. Throws `not_found`.
 */
async function changeAccount(
	db: Database,
	{ email, now, event }: AccountChange & { event: AuditEvent },
	apply: (tx: Database, account: Account, others: Account[]) => Promise<unknown>,
): Promise<void> {
	await db.transaction(async (tx) => {
		const accounts = await listAll(tx).for('update');
		const account = accounts.find((one) => one.email === email);
		if (!account) throw new AppError('not_found', 'Não há conta deste e-mail.');
		const others = accounts.filter(({ id, disabled_at }) => id !== account.id && !disabled_at);
		await apply(tx, account, others);
		await revokeSessions(tx, account.id);
		await recordAudit(tx, { event, userName: account.name, subject: email, now });
	});
}

function checkOthers(others: Account[]): void {
	if (others.length > 0) return;
	throw new AppError('in_use', 'É a última conta que pode entrar: crie outra antes.');
}

/** Disables sign-in for the account and ends its sessions. Throws `in_use` for the last account that can sign in. */
export function disableAccount(db: Database, change: AccountChange): Promise<void> {
	return changeAccount(db, { ...change, event: 'admin_disabled' }, (tx, { id }, others) => {
		checkOthers(others);
		return tx
			.update(adminUsers)
			.set({ disabled_at: change.now, updated_at: change.now })
			.where(eq(adminUsers.id, id));
	});
}

/** Enables sign-in again; sessions that ended stay ended. */
export function enableAccount(db: Database, change: AccountChange): Promise<void> {
	return changeAccount(db, { ...change, event: 'admin_enabled' }, (tx, { id }) =>
		tx
			.update(adminUsers)
			.set({ disabled_at: null, updated_at: change.now })
			.where(eq(adminUsers.id, id)),
	);
}

/**
 * Deletes the account with its sessions, factors and codes; posts and their history stay. Throws `in_use` for the last
 * account that can sign in.
 */
export function removeAccount(db: Database, change: AccountChange): Promise<void> {
	return changeAccount(db, { ...change, event: 'admin_removed' }, (tx, { id }, others) => {
		checkOthers(others);
		return tx.delete(adminUsers).where(eq(adminUsers.id, id));
	});
}

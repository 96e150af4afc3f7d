import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { adminUsers, siteState } from '../schema.ts';
import { readState } from '../site-state.ts';
import { listRows } from '../sql-text.ts';

export interface NewAdmin {
	email: string;
	name: string;
	/** From `hashPassword`; the password itself never reaches this code. */
	passwordHash: string;
}

const firstAccount = 'first-account';

/** Remembers that there has been an account, whatever becomes of it; true for the first of several callers at once. */
export async function markFirstAccount(db: Database): Promise<boolean> {
	const marked = await db
		.insert(siteState)
		.values({ key: firstAccount, value: true })
		.onConflictDoNothing()
		.returning({ key: siteState.key });
	return marked.length > 0;
}

export async function hasHadAccount(db: Database): Promise<boolean> {
	return (await hasAdmin(db)) || (await readState(db, firstAccount)) !== undefined;
}

/** Creates the first admin; returns false when there already is one, whoever it is. */
export async function createFirstAdmin(db: Database, admin: NewAdmin): Promise<boolean> {
	const created = await listRows(
		db,
		sql`insert into admin_users (email, name, password_hash)
			select ${admin.email.toLowerCase()}, ${admin.name}, ${admin.passwordHash}
			where not exists (select from admin_users)
			on conflict do nothing returning id`,
	);
	await markFirstAccount(db);
	return created.length > 0;
}

/** Creates an admin, or gives the existing one with this address a new password and name. */
export async function createAdmin(db: Database, admin: NewAdmin): Promise<void> {
	const values = { name: admin.name, password_hash: admin.passwordHash };
	await db
		.insert(adminUsers)
		.values({ ...values, email: admin.email.toLowerCase() })
		.onConflictDoUpdate({
			target: adminUsers.email,
			set: { ...values, updated_at: sql`now()`, password_changed_at: sql`now()` },
		});
	await markFirstAccount(db);
}

export async function hasAdmin(db: Database): Promise<boolean> {
	const rows = await db.select({ id: adminUsers.id }).from(adminUsers).limit(1);
	return rows.length > 0;
}

import { eq, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { adminUsers } from './schema.ts';

export interface StoredUser {
	id: string;
	email: string;
	name: string;
	password_hash: string;
}

/** By address, in any case. */
export async function findUserByEmail(
	db: Database,
	email: string,
): Promise<StoredUser | undefined> {
	const [user] = await db
		.select({
			id: adminUsers.id,
			email: adminUsers.email,
			name: adminUsers.name,
			password_hash: adminUsers.password_hash,
		})
		.from(adminUsers)
		.where(eq(adminUsers.email, email.trim().toLowerCase()));
	return user;
}

/** Replaces a hash made at a lower cost; a password changed meanwhile stays. */
export async function upgradePasswordHash(
	db: Database,
	user: StoredUser,
	passwordHash: string,
): Promise<void> {
	await db
		.update(adminUsers)
		.set({ password_hash: passwordHash })
		.where(
			sql`${adminUsers.id} = ${user.id} and ${adminUsers.password_hash} = ${user.password_hash}`,
		);
}

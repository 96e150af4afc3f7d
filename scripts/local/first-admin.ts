import { randomBytes } from 'node:crypto';
import type { Database } from '#db/client';
import { createFirstAdmin, hasAdmin } from '#db/create-admin';
import { hashPassword } from '#lib/passwords';
import type { LocalSettings } from './settings.ts';

/** Creates the first admin. Returns how to sign in only if this call created the account. */
export async function ensureFirstAdmin(
	db: Database,
	admin: LocalSettings['admin'],
): Promise<{ email: string; password: string } | undefined> {
	if (await hasAdmin(db)) return undefined;
	const password = admin.password ?? randomBytes(12).toString('base64url');
	const { email, name } = admin;
	const passwordHash = await hashPassword(password);
	return (await createFirstAdmin(db, { email, name, passwordHash }))
		? { email, password }
		: undefined;
}

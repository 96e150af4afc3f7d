import { randomBytes } from 'node:crypto';
import { createFirstAdmin, hasAdmin } from '#db/accounts/create-admin';
import type { Database } from '#db/client';
import { hashPassword } from '#lib/passwords';
import type { LocalSettings } from './settings.ts';

export interface FirstSignIn {
	email: string;
	/** Undefined when the operator chose it: it is not told to whoever reads the output. */
	password: string | undefined;
}

/** Creates the first admin. Returns how to sign in only if this call created the account. */
export async function ensureFirstAdmin(
	db: Database,
	admin: LocalSettings['admin'],
): Promise<FirstSignIn | undefined> {
	if (await hasAdmin(db)) return undefined;
	const { email, name, password: chosen } = admin;
	const drawn = chosen === undefined ? randomBytes(12).toString('base64url') : undefined;
	const passwordHash = await hashPassword(chosen ?? drawn ?? '');
	const isCreated = await createFirstAdmin(db, { email, name, passwordHash });
	return isCreated ? { email, password: drawn } : undefined;
}

import { mfaFactors } from '#db/account-schema';
import type { Database } from '#db/client';
import { decrypt } from '#lib/derive-key';

/** Whether this secret opens a second factor; true where there is none. One that is damaged does not speak for the others. */
export async function opensFactors(db: Database, authSecret: string): Promise<boolean> {
	const secret = new TextEncoder().encode(authSecret);
	const rows = await db.select({ id: mfaFactors.id, sealed: mfaFactors.secret }).from(mfaFactors);
	const opens = rows.some(({ id, sealed }) => decrypt(secret, sealed, id) !== undefined);
	return opens || rows.length === 0;
}

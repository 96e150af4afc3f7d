import { recordAudit } from '#db/accounts/audit-log';
import type { AuditEvent } from '#domain/account/audit-event';
import type { Caller } from './caller.ts';
import type { Deps } from './deps.ts';

/** Writes one line to the audit log for this caller's action; pass `userName` when the caller is not signed in yet. */
export async function writeAudit(
	deps: Deps,
	caller: Caller,
	entry: { event: AuditEvent; subject?: string; userName?: string | null },
): Promise<void> {
	const { event, subject = '', userName = caller.session?.user.name ?? null } = entry;
	const now = deps.now().toISOString();
	await recordAudit(deps.db, { event, subject, userName, ip: caller.ip, now });
}

import { and, desc, inArray, lt } from 'drizzle-orm';
import type { AuditEvent } from '#domain/audit-event';
import type { Database } from './client.ts';
import { auditLog } from './schema.ts';

export interface AuditEntry {
	id: number;
	at: string;
	event: AuditEvent;
	/** Null when nobody was signed in or the schedule acted. */
	user_name: string | null;
	subject: string;
	ip: string;
}

export interface NewAuditEntry {
	event: AuditEvent;
	userName: string | null;
	/** A title, an address or a device; never a token, a password or unsaved text. */
	subject?: string;
	ip?: string;
	/** ISO 8601. */
	now: string;
}

const keptMs = 365 * 86_400_000;
const longestSubject = 300;

/** Writes one line to the audit log. Pass a transaction to make the action and its line atomic. */
export async function recordAudit(db: Database, entry: NewAuditEntry): Promise<void> {
	await db.insert(auditLog).values({
		at: entry.now,
		event: entry.event,
		user_name: entry.userName,
		subject: (entry.subject ?? '').slice(0, longestSubject),
		ip: entry.ip ?? '',
	});
}

/** Entries of the given events older than `before`, newest first. */
export async function listAudit(
	db: Database,
	{ before, events, size }: { before?: number; events?: readonly AuditEvent[]; size: number },
): Promise<AuditEntry[]> {
	return db
		.select()
		.from(auditLog)
		.where(
			and(
				before === undefined ? undefined : lt(auditLog.id, before),
				events === undefined ? undefined : inArray(auditLog.event, [...events]),
			),
		)
		.orderBy(desc(auditLog.id))
		.limit(size);
}

/** Deletes entries that are older than a year. */
export async function purgeAudit(db: Database, now: Date): Promise<void> {
	const limit = new Date(now.getTime() - keptMs).toISOString();
	await db.delete(auditLog).where(lt(auditLog.at, limit));
}

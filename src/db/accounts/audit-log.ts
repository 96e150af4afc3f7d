import { and, desc, eq, gt, inArray, lt, lte, or } from 'drizzle-orm';
import type { AuditEvent } from '#domain/account/audit-event';
import { cutLetters } from '#domain/text/cut-text';
import type { Database } from '../client.ts';
import { auditLog } from '../schema.ts';

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

const dayMs = 86_400_000;
const keptMs = 365 * dayMs;
const longestSubject = 300;

/** What anybody can cause, so that it must not fill the database: kept for a shorter time, and so many a day of each account. */
const byAnybody: readonly AuditEvent[] = ['sign_in_failed', 'recovery_asked'];
const keptOfAnybodyMs = 90 * dayMs;
const mostADay = 200;

const before = (now: Date | string, ms: number) =>
	new Date(new Date(now).getTime() - ms).toISOString();

/** Counted by account, so that guesses at unknown addresses cannot hide those at an account. */
async function isTooMuch(db: Database, { event, subject = '', now }: NewAuditEntry) {
	if (!byAnybody.includes(event)) return false;
	const ofToday = and(gt(auditLog.at, before(now, dayMs)), lte(auditLog.at, now));
	const same = and(eq(auditLog.event, event), eq(auditLog.subject, subject));
	return (await db.$count(auditLog, and(same, ofToday))) >= mostADay;
}

/** Writes one line to the audit log. Pass a transaction to make the action and its line atomic. */
export async function recordAudit(db: Database, entry: NewAuditEntry): Promise<void> {
	if (await isTooMuch(db, entry)) return;
	await db.insert(auditLog).values({
		at: entry.now,
		event: entry.event,
		user_name: entry.userName,
		subject: cutLetters(entry.subject ?? '', longestSubject),
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

/** Deletes entries that are older than a year, and those that anybody can cause after 90 days. */
export async function purgeAudit(db: Database, now: Date): Promise<void> {
	const ofAnybody = inArray(auditLog.event, [...byAnybody]);
	await db
		.delete(auditLog)
		.where(
			or(
				lt(auditLog.at, before(now, keptMs)),
				and(ofAnybody, lt(auditLog.at, before(now, keptOfAnybodyMs))),
			),
		);
}

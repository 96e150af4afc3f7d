import { and, desc, eq, gt, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { adminSessions, adminUsers } from '../schema.ts';
import { hasActiveFactor } from './second-factors.ts';

const idleMs = 12 * 3_600_000;
const absoluteMs = 7 * 86_400_000;
const mostSessions = 10;
/** How long a user has to enter the second factor. */
const halfMs = 10 * 60_000;

interface SessionUser {
	id: string;
	name: string;
	email: string;
}

export interface AdminSession {
	id: string;
	user: SessionUser;
	/** SHA-256 of the binding cookie; null when a script signed in. */
	binding_hash: string | null;
	last_seen_at: string;
	expires_at: string;
	method: SessionMethod;
	/** 2 once the second factor was given. */
	aal: number;
	/** When the user last proved her identity. */
	confirmed_at: string;
	/** The second factor is still missing; until then the session has no access. */
	is_half: boolean;
}

export type SessionMethod = (typeof adminSessions.$inferSelect)['method'];

export interface NewSession {
	/** The account as it was when its owner proved who she is; once its password has changed, no session begins. */
	user: { id: string; password_hash: string };
	tokenHash: string;
	bindingHash: string | null;
	userAgent: string;
	ip: string;
	now: Date;
	method?: SessionMethod;
	aal?: number;
	/** Shorter than for a complete session. */
	isHalf?: boolean;
}

const columns = {
	id: adminSessions.id,
	user: { id: adminUsers.id, name: adminUsers.name, email: adminUsers.email },
	binding_hash: adminSessions.binding_hash,
	last_seen_at: adminSessions.last_seen_at,
	expires_at: adminSessions.expires_at,
	method: adminSessions.method,
	aal: adminSessions.aal,
	confirmed_at: adminSessions.confirmed_at,
	is_half: sql<boolean>`${adminSessions.aal} < 2 and ${hasActiveFactor(adminSessions.user_id)}`,
};

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** A session ends 12 h after its last use and 7 days after it began, at those exact instants. */
const isLive = (now: Date) =>
	and(
		gt(adminSessions.expires_at, now.toISOString()),
		gt(adminSessions.last_seen_at, before(now, idleMs)),
	);

async function findLive(db: Database, which: SQL, now: Date): Promise<AdminSession | undefined> {
	const [session] = await db
		.select(columns)
		.from(adminSessions)
		.innerJoin(adminUsers, eq(adminUsers.id, adminSessions.user_id))
		.where(and(which, isLive(now), isNull(adminUsers.disabled_at)));
	return session;
}

/** The live session of a token; undefined when there is none or it has ended. */
export function findSessionByToken(db: Database, tokenHash: string, now: Date) {
	return findLive(db, eq(adminSessions.token_hash, tokenHash), now);
}

export function findSessionById(db: Database, id: string, now: Date) {
	return findLive(db, eq(adminSessions.id, id), now);
}

/**
 * Creates a session, removes ended ones, and keeps ten: the new one and the most recently used, complete ones first.
 * Half a session is an eleventh. Undefined when the password has changed since it was proved, or the account is
 * disabled: the account's row is locked, so that a change that is under way ends this session or prevents it.
 */
export async function createSession(
	db: Database,
	session: NewSession,
): Promise<{ id: string; expires_at: string } | undefined> {
	const now = session.now.toISOString();
	const expires = session.now.getTime() + (session.isHalf ? halfMs : absoluteMs);
	const [created] = await db
		.insert(adminSessions)
		.select(
			sql`select gen_random_uuid(), ${adminUsers.id}, ${session.tokenHash}, ${session.bindingHash}::text,
				${session.userAgent.slice(0, 300)}, ${session.ip}, ${now}::timestamptz, ${now}::timestamptz,
				${new Date(expires).toISOString()}::timestamptz, ${session.method ?? 'password'},
				${session.aal ?? 1}::integer, ${now}::timestamptz
			from ${adminUsers}
			where ${adminUsers.id} = ${session.user.id} and ${adminUsers.disabled_at} is null
				and ${adminUsers.password_hash} = ${session.user.password_hash}
			for share`,
		)
		.returning({ id: adminSessions.id, expires_at: adminSessions.expires_at });
	if (!created) return undefined;
	const others = and(eq(adminSessions.user_id, session.user.id), ne(adminSessions.id, created.id));
	const kept = db
		.select({ id: adminSessions.id })
		.from(adminSessions)
		.where(others)
		.orderBy(
			desc(adminSessions.aal),
			desc(adminSessions.last_seen_at),
			desc(adminSessions.created_at),
		)
		.limit(session.isHalf ? mostSessions : mostSessions - 1);
	await db
		.delete(adminSessions)
		.where(
			or(
				lte(adminSessions.expires_at, now),
				lte(adminSessions.last_seen_at, before(session.now, idleMs)),
				and(others, notInArray(adminSessions.id, kept)),
			),
		);
	return created;
}

/** Extends the idle timeout. */
export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
	await db
		.update(adminSessions)
		.set({ last_seen_at: now.toISOString() })
		.where(eq(adminSessions.id, id));
}

/** Records that the password was just proved, which allows sensitive changes for a while. */
export async function confirmSession(db: Database, id: string, now: Date): Promise<void> {
	await db
		.update(adminSessions)
		.set({ confirmed_at: now.toISOString() })
		.where(eq(adminSessions.id, id));
}

/** Signing out ends both tokens at once. Returns the id of the session's user. */
export async function deleteSession(db: Database, tokenHash: string): Promise<string | undefined> {
	const [ended] = await db
		.delete(adminSessions)
		.where(eq(adminSessions.token_hash, tokenHash))
		.returning({ user_id: adminSessions.user_id });
	return ended?.user_id;
}

export interface Device {
	id: string;
	user_agent: string;
	ip: string;
	created_at: string;
	last_seen_at: string;
	expires_at: string;
}

/** A user's live sessions, most recently used first. */
export async function listDevices(db: Database, userId: string, now: Date): Promise<Device[]> {
	return db
		.select({
			id: adminSessions.id,
			user_agent: adminSessions.user_agent,
			ip: adminSessions.ip,
			created_at: adminSessions.created_at,
			last_seen_at: adminSessions.last_seen_at,
			expires_at: adminSessions.expires_at,
		})
		.from(adminSessions)
		.where(and(eq(adminSessions.user_id, userId), isLive(now)))
		.orderBy(desc(adminSessions.last_seen_at), desc(adminSessions.created_at));
}

/** Ends one of this user's sessions; undefined when it is not hers or does not exist. */
export async function revokeSession(
	db: Database,
	{ userId, id }: { userId: string; id: string },
): Promise<{ user_agent: string } | undefined> {
	const [ended] = await db
		.delete(adminSessions)
		.where(and(eq(adminSessions.user_id, userId), eq(adminSessions.id, id)))
		.returning({ user_agent: adminSessions.user_agent });
	return ended;
}

/** Ends every session of a user except `keptId`; returns their ids. */
export async function revokeSessions(
	db: Database,
	userId: string,
	keptId?: string,
): Promise<string[]> {
	const ended = await db
		.delete(adminSessions)
		.where(
			and(
				eq(adminSessions.user_id, userId),
				keptId === undefined ? undefined : ne(adminSessions.id, keptId),
			),
		)
		.returning({ id: adminSessions.id });
	return ended.map(({ id }) => id);
}

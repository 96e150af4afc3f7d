import type { Access } from '#contract/endpoint';
import { tokenHeader } from '#contract/endpoint';
import {
	type AdminSession,
	findSessionById,
	findSessionByToken,
	touchSession,
} from '#db/admin-sessions';
import { AppError } from '#domain/app-error';
import type { Deps } from './deps.ts';
import { hashToken, isSameHash, readAdminToken } from './tokens.ts';

/** A session seen this recently need not be told again. */
const touchAfterMs = 5 * 60_000;
const longestToken = 1_000;

/** A session made in a browser works with that browser's cookie only; one made by a script has none (A4). */
export function isBoundHere(session: AdminSession, binding: string | undefined): boolean {
	if (session.binding_hash === null) return true;
	return binding !== undefined && isSameHash(hashToken(binding), session.binding_hash);
}

async function findSession(
	access: Exclude<Access, 'public'>,
	token: string,
	deps: Deps,
): Promise<AdminSession | undefined> {
	const now = deps.now();
	if (access === 'session') return findSessionByToken(deps.db, hashToken(token), now);
	const id = await readAdminToken(deps, token);
	return id === undefined ? undefined : findSessionById(deps.db, id, now);
}

/** The session behind the token that `access` asks for. Throws `unauthorized` without a valid one. */
export async function authorise(
	access: Access,
	request: Request,
	deps: Deps,
	binding: string | undefined,
): Promise<AdminSession | undefined> {
	if (access === 'public') return undefined;
	const token = request.headers.get(tokenHeader[access]);
	if (!token) throw new AppError('unauthorized', 'Entre para continuar.');
	const session = token.length > longestToken ? undefined : await findSession(access, token, deps);
	if (!session || !isBoundHere(session, binding)) {
		throw new AppError('unauthorized', 'Sua sessão terminou. Entre de novo.');
	}
	const now = deps.now();
	if (now.getTime() - Date.parse(session.last_seen_at) > touchAfterMs) {
		await touchSession(deps.db, session.id, now);
	}
	return session;
}

import type { Access } from '#contract/endpoint';
import { tokenHeaders } from '#contract/endpoint';
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

type Guarded = Exclude<Access, 'public'>;

const isBearer = (access: Guarded) => access === 'account' || access === 'first-factor';
/** Spec §8: the words of the backend client's library. */
const sessionMissing = () => new AppError('session_missing', 'Auth session missing!');
const ended = (access: Guarded) =>
	isBearer(access)
		? sessionMissing()
		: new AppError('unauthorized', 'Sua sessão terminou. Entre de novo.');

function readToken(access: Guarded, request: Request): string {
	const [[name = '', pattern = ''] = []] = Object.entries(tokenHeaders(access, ''));
	const value = request.headers.get(name);
	const token = value?.toLowerCase().startsWith(pattern.toLowerCase())
		? value.slice(pattern.length)
		: undefined;
	if (token) return token;
	throw isBearer(access) ? sessionMissing() : new AppError('unauthorized', 'Entre para continuar.');
}

async function findSession(access: Guarded, token: string, deps: Deps) {
	if (token.length > longestToken) return undefined;
	const now = deps.now();
	if (access === 'session') return findSessionByToken(deps.db, hashToken(token), now);
	const read = await readAdminToken(deps, token);
	if ('sessionId' in read) return findSessionById(deps.db, read.sessionId, now);
	if (isBearer(access) && read.fault === 'forged') {
		throw new AppError('bad_jwt', 'Invalid JWT signature');
	}
	return undefined;
}

/** The session behind the token that `access` asks for. Throws without a valid one, or with half of one. */
export async function authorise(
	access: Access,
	request: Request,
	deps: Deps,
	binding: string | undefined,
): Promise<AdminSession | undefined> {
	if (access === 'public') return undefined;
	const session = await findSession(access, readToken(access, request), deps);
	if (!session || !isBoundHere(session, binding)) throw ended(access);
	if (session.is_half && access !== 'first-factor') {
		throw new AppError('insufficient_aal', 'Falta o segundo fator.');
	}
	const now = deps.now();
	if (now.getTime() - Date.parse(session.last_seen_at) > touchAfterMs) {
		await touchSession(deps.db, session.id, now);
	}
	return session;
}

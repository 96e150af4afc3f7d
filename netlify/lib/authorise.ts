import type { Access } from '#contract/endpoint';
import { tokenHeaders } from '#contract/endpoint';
import {
	type AdminSession,
	findSessionById,
	findSessionByToken,
	touchSession,
} from '#db/accounts/admin-sessions';
import { AppError } from '#domain/app-error';
import { isWithin } from '#domain/time/is-within';
import type { Deps } from './deps.ts';
import { hashToken, isSameHash, readAdminToken } from './tokens.ts';

/** A session used this recently need not be updated again. */
const touchAfterMs = 5 * 60_000;
const longestToken = 1_000;

/** A session from a browser works only with that browser's cookie; one from a script has no cookie. */
export function isBoundHere(session: AdminSession, binding: string | undefined): boolean {
	if (session.binding_hash === null) return true;
	return binding !== undefined && isSameHash(hashToken(binding), session.binding_hash);
}

type Guarded = Exclude<Access, 'public'>;

const isBearer = (access: Guarded) => access === 'account' || access === 'first-factor';
/** In the words of the backend client, which programs look for. */
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

/** Returns the session of the token that `access` requires. Throws when there is none, or when its second factor is missing. */
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
		throw new AppError('insufficient_aal', 'Falta a verificação em duas etapas.');
	}
	const now = deps.now();
	if (!isWithin(session.last_seen_at, touchAfterMs, now)) {
		await touchSession(deps.db, session.id, now);
	}
	return session;
}

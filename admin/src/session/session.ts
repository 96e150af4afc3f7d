import { type AdminUser, adminAuth } from '#contract/admin-auth';
import { ApiError, isUnreachable } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import {
	adminTokenEndMs,
	clearStoredSession,
	hasExpired,
	readStoredSession,
	storeSession,
} from './session-storage.ts';

/** `ended`: the session is over while somebody may be writing; `signed-out`: there is none to mourn. */
type SessionStatus = 'checking' | 'signed-in' | 'ended' | 'signed-out';
interface SessionState {
	status: SessionStatus;
	/** Null while the server could not be asked who this is. */
	user: AdminUser | null;
	/** The stored session could not be confirmed: the server did not answer. */
	unverified: boolean;
	/** Of an ended session: the person goes on writing first. */
	isSignInPutOff: boolean;
}
/** Spec §7: the session's events that this product can have. */
export type SessionEvent =
	| 'signed-in'
	| 'token-refreshed'
	| 'signed-out'
	| 'user-updated'
	| 'password-recovery'
	| 'mfa-verified';

const renewBeforeEndMs = 90_000;
const firstRetryMs = 200;
const retries = 6;

let state: SessionState = {
	status: 'checking',
	user: null,
	unverified: false,
	isSignInPutOff: false,
};
const listeners = new Set<(event?: SessionEvent) => void>();

export const sessionState = () => state;
export function onSessionChange(listener: (event?: SessionEvent) => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function become(next: Partial<SessionState>, event?: SessionEvent): void {
	state = { ...state, ...next };
	for (const listener of listeners) listener(event);
}

function end(status: 'ended' | 'signed-out'): void {
	clearStoredSession();
	const user = status === 'ended' ? state.user : null;
	become({ status, user, unverified: false, isSignInPutOff: false }, 'signed-out');
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks the server about the stored session. False only when it is over; silence changes nothing. */
async function validate(attempts: number): Promise<boolean> {
	const { sessionToken, sessionExpiry } = readStoredSession();
	if (!sessionToken || hasExpired(sessionExpiry, Date.now())) {
		end(state.status === 'signed-in' ? 'ended' : 'signed-out');
		return false;
	}
	for (let attempt = 0; ; attempt += 1) {
		try {
			const reply = await call(adminAuth, { action: 'validate', sessionToken });
			if (!('valid' in reply) || !reply.valid) {
				end(state.status === 'signed-in' ? 'ended' : 'signed-out');
				return false;
			}
			const changed = state.user !== null && state.user.name !== reply.user.name;
			storeSession({ sessionToken, adminToken: reply.adminToken, expiresAt: reply.expiresAt });
			become({ status: 'signed-in', user: reply.user, unverified: false }, 'token-refreshed');
			if (changed) become({}, 'user-updated');
			return true;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (attempt + 1 >= attempts) break;
			await pause(firstRetryMs * 2 ** attempt);
		}
	}
	become({ status: 'signed-in', unverified: true });
	return true;
}

let running: Promise<boolean> | undefined;
/** One question at a time: whoever asks meanwhile gets the same answer. */
function validateOnce(attempts: number): Promise<boolean> {
	running ??= validate(attempts).finally(() => {
		running = undefined;
	});
	return running;
}

/** Spec §4: on load the stored session is validated; a missing or past expiry clears it unasked. */
export async function openSession(): Promise<void> {
	const { sessionToken, sessionExpiry } = readStoredSession();
	if (!sessionToken || hasExpired(sessionExpiry, Date.now())) end('signed-out');
	else await validateOnce(2);
}

/** After a refusal: true when the session lives and its token is new. */
export async function renewAfterRefusal(): Promise<boolean> {
	return (await validateOnce(2)) && !state.unverified;
}

/** Spec §9: every 30 s. Renews a token that is about to end, and ends a session whose time has come. */
export async function checkSession(): Promise<void> {
	if (state.status !== 'signed-in') return;
	const stored = readStoredSession();
	if (!stored.sessionToken || hasExpired(stored.sessionExpiry, Date.now()))
		return void logOut('ended');
	const endsSoon = adminTokenEndMs(stored.adminToken) - Date.now() < renewBeforeEndMs;
	if (endsSoon || state.unverified) await validateOnce(retries);
}

/** Throws `insufficient_aal` where the second factor is on and `code` is missing. */
export async function logIn(email: string, password: string, code?: string): Promise<AdminUser> {
	const reply = await call(adminAuth, { action: 'login', email, password, code });
	if (!('sessionToken' in reply)) throw new ApiError({ code: 'bad_reply', message: '' });
	storeSession(reply);
	if (code !== undefined) announce('mfa-verified');
	become({ status: 'signed-in', user: reply.user, unverified: false }, 'signed-in');
	return reply.user;
}

/** Spec §4: the stored values go even if the server's call fails. */
export async function logOut(as: 'ended' | 'signed-out' = 'signed-out'): Promise<void> {
	const { sessionToken } = readStoredSession();
	end(as);
	if (!sessionToken) return;
	try {
		await call(adminAuth, { action: 'logout', sessionToken });
	} catch (error) {
		if (!isUnreachable(error) && !(error instanceof ApiError)) throw error;
	}
}

/** The account was changed here: the desk says its new name at once. */
export const changeUser = (user: AdminUser) => become({ user }, 'user-updated');

/** Tells the app of what changes no session. */
export const announce = (event: 'password-recovery' | 'mfa-verified') => become({}, event);

/** A forgotten password was replaced, which opened this session. */
export function enterWith(tokens: Parameters<typeof storeSession>[0], user: AdminUser): void {
	storeSession(tokens);
	become({ status: 'signed-in', user, unverified: false }, 'signed-in');
}

/** A new password ended every session and opened this one. */
export function replaceSession(tokens: Parameters<typeof storeSession>[0]): void {
	storeSession(tokens);
	become({ status: 'signed-in', unverified: false }, 'token-refreshed');
}

/** 'Continuar escrevendo' does; whatever only a session can do asks again. */
export const putOffSignIn = (isSignInPutOff: boolean) => become({ isSignInPutOff });

/** The person chose to stop: an ended session becomes none. */
export const leaveEndedSession = () => become({ status: 'signed-out', user: null });

import { type AdminUser, adminAuth } from '#contract/admin-auth';
import { ApiError, isUnreachable } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { isNobodyThere } from '../api/presence.ts';
import { askServerTime, serverNow } from '../api/server-clock.ts';
import {
	adminTokenEndMs,
	clearStoredSession,
	hasExpired,
	readStoredSession,
	storeSession,
} from './session-storage.ts';

/** `ended`: the session is over while somebody may be writing; `signed-out`: nothing needs to be saved. */
type SessionStatus = 'checking' | 'signed-in' | 'ended' | 'signed-out';
interface SessionState {
	status: SessionStatus;
	/** Null while the server could not be asked who the user is. */
	user: AdminUser | null;
	/** The stored session could not be confirmed, because the server did not respond. */
	unverified: boolean;
	/** After the session ended, the user chose to continue writing first. */
	isSignInPutOff: boolean;
}
/** The session events that this product supports. */
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

/** Whoever was told already that the session has ended may be writing on. */
function endUnlessEnded(): false {
	if (state.status === 'ended') clearStoredSession();
	else end(state.status === 'signed-in' ? 'ended' : 'signed-out');
	return false;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether the session has reached its end. The server's clock decides: this device's may be days fast. */
async function isOver(expiry: string | null): Promise<boolean> {
	if (expiry !== null && hasExpired(expiry, serverNow())) await askServerTime();
	return hasExpired(expiry, serverNow());
}

/** Validates the stored session with the server. False only when it has ended; without a response nothing changes. */
async function validate(attempts: number): Promise<boolean> {
	const { sessionToken, sessionExpiry } = readStoredSession();
	if (!sessionToken || (await isOver(sessionExpiry))) return endUnlessEnded();
	for (let attempt = 0; ; attempt += 1) {
		try {
			const reply = await call(adminAuth, { action: 'validate', sessionToken });
			if (!('valid' in reply) || !reply.valid) return endUnlessEnded();
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
/** Concurrent callers share one request. */
function validateOnce(attempts: number): Promise<boolean> {
	running ??= validate(attempts).finally(() => {
		running = undefined;
	});
	return running;
}

/** Validates the stored session on load; a missing or past expiry clears it without a request. */
export async function openSession(): Promise<void> {
	const { sessionToken, sessionExpiry } = readStoredSession();
	if (!sessionToken || (await isOver(sessionExpiry))) end('signed-out');
	else await validateOnce(2);
}

/** Whether the server answers and knows the session: asked before questions whose answers would be in vain. */
export async function reachServer(): Promise<boolean> {
	return navigator.onLine && state.status === 'signed-in' && (await renewAfterRefusal());
}

/** Call it after a rejected token: true when the session is alive and the token has been renewed. */
export async function renewAfterRefusal(): Promise<boolean> {
	return (await validateOnce(2)) && !state.unverified;
}

/** Runs every 30 s. Renews a token that is about to expire, unless nobody is there, and ends an expired session. */
export async function checkSession(): Promise<void> {
	if (state.status !== 'signed-in') return;
	const stored = readStoredSession();
	if (!stored.sessionToken || (await isOver(stored.sessionExpiry))) return void logOut('ended');
	const endsSoon = adminTokenEndMs(stored.adminToken) - serverNow() < renewBeforeEndMs;
	if ((endsSoon && !isNobodyThere()) || state.unverified) await validateOnce(retries);
}

/** Throws `insufficient_aal` if the account has a second factor and `code` is missing. */
export async function logIn(email: string, password: string, code?: string): Promise<AdminUser> {
	const reply = await call(adminAuth, { action: 'login', email, password, code });
	if (!('sessionToken' in reply)) throw new ApiError({ code: 'bad_reply', message: '' });
	storeSession(reply);
	if (code !== undefined) announce('mfa-verified');
	become({ status: 'signed-in', user: reply.user, unverified: false }, 'signed-in');
	return reply.user;
}

/** Clears the stored values even if the server's call fails. */
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

/** Updates the account's name at the desk after a change here. */
export const changeUser = (user: AdminUser) => become({ user }, 'user-updated');

/** Announces an event that does not change the session. */
export const announce = (event: 'password-recovery' | 'mfa-verified') => become({}, event);

/** Enters the session that was opened by replacing a forgotten password. */
export function enterWith(tokens: Parameters<typeof storeSession>[0], user: AdminUser): void {
	storeSession(tokens);
	become({ status: 'signed-in', user, unverified: false }, 'signed-in');
}

/** Replaces the session after a new password ended all others. */
export function replaceSession(tokens: Parameters<typeof storeSession>[0]): void {
	storeSession(tokens);
	become({ status: 'signed-in', unverified: false }, 'token-refreshed');
}

/** 'Continuar escrevendo' hides the sign-in until an action needs a session. */
export const putOffSignIn = (isSignInPutOff: boolean) => become({ isSignInPutOff });

/** The user chose to stop, so the ended session becomes a signed-out one. */
export const leaveEndedSession = () => become({ status: 'signed-out', user: null });

import type { AdminSession } from '#db/accounts/admin-sessions';
import { AppError } from '#domain/app-error';

/** The caller, as far as the server knows. */
export interface Caller {
	requestId: string;
	ip: string;
	userAgent: string;
	/** Whether a browser sent this from a page of this site; scripts do not. */
	isBrowser: boolean;
	/** Whether the browser asks not to be counted, or loads the page before anybody opens it. */
	isUncounted: boolean;
	/** The binding cookie's value. */
	binding: string | undefined;
	/** The device cookie's value, which anybody may have invented. */
	device: string | undefined;
	/** Present where the endpoint's policy requires a token. */
	session: AdminSession | undefined;
	/** Headers that the action adds to the reply, and its status, 200 until the action says otherwise. */
	replyHeaders: Headers;
	replyStatus: number;
	/** Runs work after the reply, without affecting its timing; the work must not throw. */
	afterReply: (work: () => Promise<void>) => void;
}

/** The caller's session, which the endpoint's policy guarantees. */
export function sessionOf(caller: Caller): AdminSession {
	if (!caller.session) throw new AppError('unauthorized', 'Entre para continuar.');
	return caller.session;
}

export const editorOf = (caller: Caller): AdminSession['user'] => sessionOf(caller).user;

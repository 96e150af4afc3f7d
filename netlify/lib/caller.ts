import type { AdminSession } from '#db/admin-sessions';
import { AppError } from '#domain/app-error';

/** Who called, as far as the server knows. */
export interface Caller {
	requestId: string;
	ip: string;
	userAgent: string;
	/** Did a page of this site, in a browser, send this? A script does not say so. */
	isBrowser: boolean;
	/** The binding cookie's value. */
	binding: string | undefined;
	/** Present where the endpoint's policy asked for a token. */
	session: AdminSession | undefined;
	/** Headers that the action adds to the answer. */
	replyHeaders: Headers;
	/** Goes on after the answer, which does not tell how long it took; never uses the database. */
	afterReply: (work: () => Promise<void>) => void;
}

/** The session behind the call; the policy of the endpoint has seen to it. */
export function sessionOf(caller: Caller): AdminSession {
	if (!caller.session) throw new AppError('unauthorized', 'Entre para continuar.');
	return caller.session;
}

/** Who is signed in. */
export const editorOf = (caller: Caller): AdminSession['user'] => sessionOf(caller).user;

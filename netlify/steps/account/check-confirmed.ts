import type { AdminSession } from '#db/accounts/admin-sessions';
import { AppError } from '#domain/app-error';
import { isWithin } from '#domain/time/is-within';
import type { Deps } from '#lib/deps';

const freshMs = 15 * 60_000;

export const isConfirmed = ({ confirmed_at }: AdminSession, deps: Deps) =>
	isWithin(confirmed_at, freshMs, deps.now());

/**
 * Allows changes to an account's protection only soon after the caller proved who they are: by signing in, by password
 * or by code. Throws `reauthentication_needed`.
 */
export function checkConfirmed(session: AdminSession, deps: Deps): AdminSession {
	if (isConfirmed(session, deps)) return session;
	throw new AppError('reauthentication_needed', 'Confirme a sua senha para continuar.');
}

import type { jwks, notOffered } from '#contract/auth/others';
import { AppError } from '#domain/app-error';
import type { Action } from '#lib/serve';
import { publicSigningKey } from '#lib/tokens';

export const showKeys: Action<typeof jwks> = async (_, deps) => ({
	keys: [await publicSigningKey(await deps.authSecret())],
});

/** A feature that this product does not offer says so instead of pretending. */
export function refuseGrant(): never {
	throw new AppError('provider_disabled', 'Este site não oferece esta forma de entrar.');
}

/** Answers every backend client call that has no function of its own. */
export const refuseTheRest: Action<typeof notOffered> = async () => refuseGrant();

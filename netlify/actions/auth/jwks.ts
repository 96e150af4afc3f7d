import type { jwks } from '#contract/auth/others';
import type { Action } from '#lib/serve';
import { publicSigningKey } from '#lib/tokens';

/** Spec §7 `jwks`. */
export const showKeys: Action<typeof jwks> = async (_, deps) => ({
	keys: [await publicSigningKey(await deps.authSecret())],
});

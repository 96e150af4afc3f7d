import { readStoredHook, type StoredHook } from '#db/publishing/build-hook';
import type { HookState } from '#domain/site/build-hook';
import { isWithin } from '#domain/time/is-within';
import type { Deps } from '#lib/deps';
import { decrypt, encrypt } from '#lib/derive-key';
import { hashToken } from '#lib/tokens';

/** Longer than Netlify takes to start a build. */
const foreignAfterMs = 10 * 60_000;

/**
 * The hook is sealed for one project, whose builds it starts: in a backup that another project restored it does not
 * open.
 */
const owner = () => `build hook of ${process.env['SITE_ID'] ?? ''}`;
const use = 'encrypt the build hook';

export const sealHook = async (deps: Deps, address: string): Promise<StoredHook> => ({
	sealed: encrypt(await deps.authSecret(), address, owner(), use),
	hash: hashToken(address),
	called_at: null,
	proven_at: null,
});

/** The hook that the desk was given; undefined where a setting has one, too. */
export async function findHook(
	deps: Deps,
): Promise<(StoredHook & { address: string }) | undefined> {
	const stored = deps.asksForHook ? await readStoredHook(deps.db) : undefined;
	if (!stored) return undefined;
	const address = decrypt(await deps.authSecret(), stored.sealed, owner(), use);
	return address === undefined ? undefined : { ...stored, address };
}

export async function readHookState(deps: Deps): Promise<HookState> {
	if (!deps.asksForHook) return 'setting';
	const hook = await findHook(deps);
	if (!hook) return 'missing';
	if (hook.proven_at) return 'proven';
	const { called_at } = hook;
	return called_at && !isWithin(called_at, foreignAfterMs, deps.now()) ? 'foreign' : 'unproven';
}

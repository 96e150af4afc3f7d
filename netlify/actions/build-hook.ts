import type { buildHook as endpoint } from '#contract/build-hook';
import { readStoredHook, writeStoredHook } from '#db/publishing/build-hook';
import { changeBuildState } from '#db/publishing/build-state';
import { requeueUnbuilt } from '#db/publishing/stranded-publications';
import { AppError } from '#domain/app-error';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { writeAudit } from '#lib/write-audit';
import { findHook, readHookState, sealHook } from '#steps/publish/build-hook-state';
import { dispatchPublications } from '#steps/publish/dispatch-publications';
import { announceChange } from '#steps/schedule/scheduler-marker';

/** Keeps the hook and sends what waits: the first call is the first publication, because a test would cost one, too. */
async function activate(address: string, deps: Deps, caller: Caller): Promise<void> {
	if (!deps.asksForHook) {
		throw new AppError('provider_disabled', 'A publicação deste blog já está ativada.');
	}
	const { db } = deps;
	const known = await findHook(deps);
	if (known?.address === address && (await readHookState(deps)) !== 'foreign') return;
	const before = await readStoredHook(db);
	await writeStoredHook(db, await sealHook(deps, address));
	await requeueUnbuilt(db);
	const since = deps.now().toISOString();
	await changeBuildState(db, { state: 'idle', since, reason: null, log: null });
	await announceChange(deps);
	const { refusal } = await dispatchPublications(deps);
	if (refusal !== undefined) {
		await writeStoredHook(db, before ?? null);
		throw new AppError('provider_failed', `O Netlify não aceitou este endereço: ${refusal}.`);
	}
	await writeAudit(deps, caller, { event: 'publishing_activated' });
}

export const buildHook: Action<typeof endpoint> = async (input, deps, caller) => {
	if (input.action === 'set') await activate(input.address, deps, caller);
	const project = process.env['SITE_NAME'] ?? null;
	return { success: true, state: await readHookState(deps), project };
};

import type { hostPlan as endpoint } from '#contract/host-plan';
import { readBuildState } from '#db/publishing/build-state';
import { countDeploys } from '#db/publishing/deploys';
import { readHostPlan, writeHostPlan } from '#db/publishing/host-plan';
import { requeueUnbuilt } from '#db/publishing/stranded-publications';
import { correctFactor, monthOf } from '#domain/site/deploy-budget';
import type { Action } from '#lib/serve';
import { writeAudit } from '#lib/write-audit';
import { publishToSite } from '#steps/publish/publish-to-site';
import { announceChange } from '#steps/schedule/scheduler-marker';

export const hostPlan: Action<typeof endpoint> = async ({ credits, day, used }, deps, caller) => {
	const now = deps.now();
	const month = monthOf(day, now);
	const before = await readHostPlan(deps.db, now);
	await writeHostPlan(deps.db, { ...before.plan, credits, day });
	const { plan, readers } = await readHostPlan(deps.db, now);
	const soFar = { deploys: await countDeploys(deps.db, month), readers: readers.soFar };
	const readerFactor = used === null ? undefined : correctFactor(used, soFar, month, now);
	if (readerFactor !== undefined) await writeHostPlan(deps.db, { ...plan, readerFactor });
	await writeAudit(deps, caller, { event: 'host_plan_changed' });
	// What waited for another month may go out now, also what the host refused.
	await announceChange(deps);
	const { state, reason: why } = await readBuildState(deps.db);
	if (state === 'failed' && why === 'quota') await requeueUnbuilt(deps.db);
	await publishToSite(deps);
	return { success: true, is_corrected: used === null || readerFactor !== undefined };
};

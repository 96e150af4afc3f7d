import type { system as endpoint } from '#contract/system';
import { listFindings } from '#db/build-findings';
import { listBuilds } from '#db/build-log';
import { findNextPost } from '#db/publish-due';
import { listFaults } from '#lib/fault-log';
import type { Action } from '#lib/serve';
import { checkServices } from './check-services.ts';
import { readPulse } from './scheduler-pulse.ts';

/** Recent builds, the scheduler's last hour, the last day's faults, and a check of every service. */
export const system: Action<typeof endpoint> = async (_input, deps) => {
	const [pulse, next, findings, builds, faults, checks] = await Promise.all([
		readPulse(deps),
		findNextPost(deps.db),
		listFindings(deps.db),
		listBuilds(deps.db),
		listFaults(deps),
		checkServices(deps),
	]);
	return { success: true, pulse, next_post: next ?? null, findings, builds, faults, checks };
};

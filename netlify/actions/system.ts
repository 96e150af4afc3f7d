import { listDemoSettings } from '#config/demo-settings';
import { site } from '#config/site';
import type { system as endpoint } from '#contract/system';
import { findLastBackup } from '#db/last-backup';
import { findNextPost } from '#db/plans/publish-due';
import { listFindings } from '#db/publishing/build-findings';
import { listBuilds } from '#db/publishing/build-log';
import { readEnginesTold } from '#db/publishing/search-engine-queue';
import { countTables, readStorage } from '#db/storage';
import { listFaults } from '#lib/fault-log';
import type { Action } from '#lib/serve';
import { checkServices } from '#steps/publish/check-services';

/** Recent builds, the next post, room and backup, the last day's faults, and a check of every service. */
export const system: Action<typeof endpoint> = async (_input, deps) => {
	const [next, findings, storage, backup, builds, faults, checks, engines, tables] =
		await Promise.all([
			findNextPost(deps.db),
			listFindings(deps.db),
			readStorage(deps.db),
			findLastBackup(deps.db),
			listBuilds(deps.db),
			listFaults(deps),
			checkServices(deps),
			deps.searchEngines && readEnginesTold(deps.db),
			countTables(deps.db),
		]);
	return {
		success: true,
		next_post: next ?? null,
		findings,
		builds,
		faults,
		checks,
		storage: { ...storage, database_limit: deps.databaseLimit ?? null },
		backup: backup ?? null,
		search_engines: engines ? { told: engines.told, refusal: engines.refusal } : null,
		setup: { ...deps.setup, tables, lane_by: deps.laneBy, address: deps.siteOrigin },
		demo_settings: listDemoSettings(site).map(({ label }) => label),
	};
};

import type { DeployBuildingEvent as DeployEvent } from '@netlify/functions';
import { recordDeploy } from '#actions/record-deploy';
import { productionDeps } from '#lib/production-deps';

/** Netlify calls these as a deploy goes on; nothing else can: there is no `fetch` (decisions §6). */
export default {
	async deployBuilding({ deploy }: DeployEvent, deps = productionDeps()) {
		await recordDeploy(await deps, 'building', deploy);
	},
	async deploySucceeded({ deploy }: DeployEvent, deps = productionDeps()) {
		await recordDeploy(await deps, 'succeeded', deploy);
	},
	async deployFailed({ deploy }: DeployEvent, deps = productionDeps()) {
		await recordDeploy(await deps, 'failed', deploy);
	},
};

import type { NetlifyFunction } from '@netlify/functions';
import { recordDeploy } from '#actions/record-deploy';
import { productionDeps } from '#lib/production-deps';

/** Netlify calls these as a deploy goes on; nothing else can: there is no `fetch` (decisions §6). */
export default {
	async deployBuilding({ deploy }) {
		await recordDeploy(await productionDeps(), 'building', deploy);
	},
	async deploySucceeded({ deploy }) {
		await recordDeploy(await productionDeps(), 'succeeded', deploy);
	},
	async deployFailed({ deploy }) {
		await recordDeploy(await productionDeps(), 'failed', deploy);
	},
} satisfies NetlifyFunction;

import type { NetlifyFunction } from '@netlify/functions';
import { withProductionDeps } from '#lib/production-deps';
import { type DeployStep, recordDeploy, type ToldDeploy } from '#steps/publish/record-deploy';

const tell = (step: DeployStep, deploy: ToldDeploy) =>
	withProductionDeps(undefined, (deps) => recordDeploy(deps, step, deploy));

/** Netlify calls these during a deploy. Nothing else can, because there is no `fetch`. */
export default {
	deployBuilding: ({ deploy }) => tell('building', deploy),
	deploySucceeded: ({ deploy }) => tell('succeeded', deploy),
	deployFailed: ({ deploy }) => tell('failed', deploy),
} satisfies NetlifyFunction;

import type { ToldDeploy } from '#steps/publish/record-deploy';
import type { TestApi } from '../test-api.ts';

let deploys = 0;
/** A production deploy that the host creates now. */
export function deployOf({ deps }: TestApi, given: Partial<ToldDeploy> = {}): ToldDeploy {
	deploys += 1;
	const id = `deploy-${deploys}`;
	return {
		id,
		context: 'production',
		createdAt: deps.now().toISOString(),
		errorMessage: null,
		time: 42,
		...given,
	};
}

import type { health as endpoint } from '#contract/health';
import type { Action } from '#lib/serve';

export const health: Action<typeof endpoint> = async (_, { mailServer }) => ({
	success: true,
	status: 'ok',
	mail: mailServer !== undefined,
});

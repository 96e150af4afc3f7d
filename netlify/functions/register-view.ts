import type { Config } from '@netlify/functions';
import { registerView as action } from '#actions/register-view';
import { registerView as endpoint } from '#contract/register-view';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

/** D5: no reader opens a post every two seconds. */
export const config: Config = {
	path: '/api/register-view',
	rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

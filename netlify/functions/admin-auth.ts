import type { Config } from '@netlify/functions';
import { adminAuth as action } from '#actions/admin-auth';
import { adminAuth as endpoint } from '#contract/admin-auth';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

/** A1: applies before the counters in the database, so that a flood of guesses does not wake it. */
export const config: Config = {
	path: '/api/admin-auth',
	rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

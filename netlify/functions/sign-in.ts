import type { Config } from '@netlify/functions';
import { loadCall, serveCalls } from '#lib/serve-calls';

/** Every call that opens a session or changes an account. */
// biome-ignore format: one line per call
const calls = {
	'admin-auth': () => loadCall('adminAuth', import('#contract/admin-auth'), import('#actions/admin-auth')),
	setup: () => loadCall('setup', import('#contract/setup'), import('#actions/setup')),
	'auth/*': async () => (await import('#actions/auth')).auth,
};

export default serveCalls(calls);

/** Applies before the counters in the database, so that a flood of guesses does not wake it. */
export const config: Config = {
	path: Object.keys(calls).map((name) => `/api/${name}` as const),
	rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

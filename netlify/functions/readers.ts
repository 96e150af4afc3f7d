import type { Config } from '@netlify/functions';
import { loadCall, serveCalls } from '#lib/serve-calls';

/** What anybody may ask and tell. */
// biome-ignore format: one line per call
const calls = {
	categories: () => loadCall('categories', import('#contract/categories'), import('#actions/categories')),
	'open-draft': () => loadCall('openDraft', import('#contract/draft-link'), import('#actions/open-draft')),
	'register-acts': () => loadCall('registerActs', import('#contract/visits'), import('#actions/visits')),
	'register-missed': () => loadCall('registerMissed', import('#contract/visits'), import('#actions/visits')),
	'register-search': () => loadCall('registerSearch', import('#contract/visits'), import('#actions/visits')),
	'register-view': () => loadCall('registerView', import('#contract/visits'), import('#actions/visits')),
};

export default serveCalls(calls);

/** A reader who opens a post every three seconds tells at most a view, what was done and a search for each. */
export const config: Config = {
	path: Object.keys(calls).map((name) => `/api/${name}` as const),
	rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

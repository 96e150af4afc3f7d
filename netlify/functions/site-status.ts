import { siteStatus as action } from '#actions/site-status';
import { siteStatus as endpoint } from '#contract/site-status';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/site-status' };

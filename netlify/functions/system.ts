import { system as action } from '#actions/system';
import { system as endpoint } from '#contract/system';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/system' };

import { health as action } from '#actions/health';
import { health as endpoint } from '#contract/health';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/health' };

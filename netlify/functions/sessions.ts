import { sessions as action } from '#actions/sessions';
import { sessions as endpoint } from '#contract/sessions';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/sessions' };

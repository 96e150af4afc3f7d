import { topics as action } from '#actions/topics';
import { topics as endpoint } from '#contract/topics';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/topics' };

import { profile as action } from '#actions/profile';
import { profile as endpoint } from '#contract/profile';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/profile' };

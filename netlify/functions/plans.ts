import { plans as action } from '#actions/plans';
import { plans as endpoint } from '#contract/plans';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/plans' };

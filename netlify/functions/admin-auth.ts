import { adminAuth as action } from '#actions/admin-auth';
import { adminAuth as endpoint } from '#contract/admin-auth';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/admin-auth' };

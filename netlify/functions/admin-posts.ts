import { adminPosts as action } from '#actions/admin-posts';
import { adminPosts as endpoint } from '#contract/admin-posts';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/admin-posts' };

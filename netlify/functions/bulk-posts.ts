import { bulkPosts as action } from '#actions/bulk-posts';
import { bulkPosts as endpoint } from '#contract/bulk-posts';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/bulk-posts' };

import { linkedPosts as action } from '#actions/linked-posts';
import { linkedPosts as endpoint } from '#contract/linked-posts';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/linked-posts' };

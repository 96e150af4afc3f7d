import { deletePost as action } from '#actions/delete-post';
import { deletePost as endpoint } from '#contract/delete-post';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/delete-post' };

import { updatePost as action } from '#actions/update-post';
import { updatePost as endpoint } from '#contract/update-post';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/update-post' };

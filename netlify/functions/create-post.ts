import { createPost as action } from '#actions/create-post';
import { createPost as endpoint } from '#contract/create-post';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/create-post' };

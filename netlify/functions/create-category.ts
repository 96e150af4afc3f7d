import { createCategory as action } from '#actions/create-category';
import { createCategory as endpoint } from '#contract/categories';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/create-category' };

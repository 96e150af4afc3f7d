import { categories as action } from '#actions/categories';
import { categories as endpoint } from '#contract/categories';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/categories' };

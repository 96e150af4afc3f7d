import { authors as action } from '#actions/authors';
import { authors as endpoint } from '#contract/authors';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/authors' };

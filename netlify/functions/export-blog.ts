import { exportBlog as action } from '#actions/export-blog';
import { exportBlog as endpoint } from '#contract/export-blog';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/export-blog' };

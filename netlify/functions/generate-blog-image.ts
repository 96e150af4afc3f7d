import { generateBlogImage as action } from '#actions/generate-blog-image';
import { generateBlogImage as endpoint } from '#contract/generate-blog-image';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/generate-blog-image' };

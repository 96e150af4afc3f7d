import { images as action } from '#actions/images';
import { images as endpoint } from '#contract/images';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/images' };

import { videos as action } from '#actions/videos';
import { videos as endpoint } from '#contract/videos';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/videos' };

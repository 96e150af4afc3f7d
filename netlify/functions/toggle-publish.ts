import { togglePublish as action } from '#actions/toggle-publish';
import { togglePublish as endpoint } from '#contract/toggle-publish';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/toggle-publish' };

import { autoPublishScheduledPosts as action } from '#actions/auto-publish-scheduled-posts';
import { autoPublishScheduledPosts as endpoint } from '#contract/auto-publish-scheduled-posts';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/auto-publish-scheduled-posts' };

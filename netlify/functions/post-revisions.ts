import { postRevisions as action } from '#actions/post-revisions';
import { postRevisions as endpoint } from '#contract/post-revisions';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/post-revisions' };

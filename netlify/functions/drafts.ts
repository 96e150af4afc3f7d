import { drafts as action } from '#actions/drafts';
import { drafts as endpoint } from '#contract/drafts';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/drafts' };

import { workingCopies as action } from '#actions/working-copies';
import { workingCopies as endpoint } from '#contract/working-copies';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/drafts' };

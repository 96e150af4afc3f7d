import { registerView as action } from '#actions/register-view';
import { registerView as endpoint } from '#contract/register-view';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/register-view' };

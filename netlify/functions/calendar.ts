import { calendar as action } from '#actions/calendar';
import { calendar as endpoint } from '#contract/calendar';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/calendar' };

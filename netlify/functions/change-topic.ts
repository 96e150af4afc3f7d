import { changeTopic as action } from '#actions/change-topic';
import { changeTopic as endpoint } from '#contract/topics';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/change-topic' };

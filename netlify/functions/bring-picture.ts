import { bringPicture as action } from '#actions/bring-picture';
import { bringPicture as endpoint } from '#contract/bring-picture';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/bring-picture' };

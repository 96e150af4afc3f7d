import { addressLinks as action } from '#actions/address-links';
import { addressLinks as endpoint } from '#contract/address-links';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/address-links' };

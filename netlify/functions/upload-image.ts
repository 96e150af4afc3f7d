import { uploadImage as action } from '#actions/upload-image';
import { uploadImage as endpoint } from '#contract/images';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/upload-image' };

import { renderPreview as action } from '#actions/render-preview';
import { renderPreview as endpoint } from '#contract/render-preview';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/render-preview' };

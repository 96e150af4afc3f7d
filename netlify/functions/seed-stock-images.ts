import { seedStockImages as action } from '#actions/seed-stock-images';
import { seedStockImages as endpoint } from '#contract/seed-stock-images';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/seed-stock-images' };

import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Every first visit calls it, so it is idempotent. */
export const seedStockImages = defineEndpoint({
	name: 'seed-stock-images',
	access: (input) => (input.regenerate ? 'admin' : 'public'),
	request: z.object({ regenerate: z.boolean().default(false) }),
	response: z.object({ success: z.literal(true), seeded: z.number() }),
});

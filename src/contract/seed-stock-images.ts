import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Spec §7 `seed-stock-images`: every first visit calls it, so it is idempotent (S33). */
export const seedStockImages = defineEndpoint({
	name: 'seed-stock-images',
	access: (input) => (input.regenerate ? 'admin' : 'public'),
	request: z.object({ regenerate: z.boolean().default(false) }),
	response: z.object({ success: z.literal(true), seeded: z.number() }),
});

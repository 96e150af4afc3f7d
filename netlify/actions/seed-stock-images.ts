import type { seedStockImages as endpoint } from '#contract/seed-stock-images';
import { takeSeededCoversBack } from '#db/pictures/seeded-covers';
import type { Action } from '#lib/serve';
import { makeChange } from '#steps/text/make-change';

/**
 * A post without a picture has its drawing, so there is nothing to give. `regenerate`, for the editor, takes back what
 * earlier versions gave.
 */
export const seedStockImages: Action<typeof endpoint> = async ({ regenerate }, deps) => {
	if (!regenerate) return { success: true, seeded: 0 };
	const takeBack = () => takeSeededCoversBack(deps.db, deps.now().toISOString());
	const { posts } = await makeChange(deps, takeBack);
	return { success: true, seeded: posts.length };
};

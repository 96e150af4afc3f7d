import type { categories as endpoint } from '#contract/categories';
import { listCategories } from '#db/categories';
import type { Action } from '#lib/serve';

/** Spec §7: all categories, ordered by name. */
export const categories: Action<typeof endpoint> = async (_input, deps) => ({
	success: true,
	categories: await listCategories(deps.db),
});

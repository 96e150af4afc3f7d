import type { createCategory as endpoint } from '#contract/categories';
import { ensureCategory } from '#db/categories';
import type { Action } from '#lib/serve';

export const createCategory: Action<typeof endpoint> = async ({ name }, deps) => ({
	success: true,
	category: await ensureCategory(deps.db, name),
});

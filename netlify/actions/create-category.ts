import type { createCategory as endpoint } from '#contract/categories';
import { ensureCategory } from '#db/topics/categories';
import type { Action } from '#lib/serve';
import { forgetCategories } from '#steps/publish/forget-replies';

export const createCategory: Action<typeof endpoint> = async ({ name }, deps) => {
	const category = await ensureCategory(deps.db, name);
	await forgetCategories(deps);
	return { success: true, category };
};

import { ensureCategory, getCategory } from '#db/topics/categories';
import type { Deps } from '#lib/deps';
import { forgetCategories } from './forget-replies.ts';

/** Finds a category by id, or finds or creates it by name. Undefined means unchanged. `present` is known to exist. */
export async function chooseCategory(
	given: { category_id?: string | null | undefined; category?: string | null | undefined },
	deps: Deps,
	present?: string | null,
): Promise<string | null | undefined> {
	if (given.category_id && given.category_id === present) return present;
	if (given.category_id) return (await getCategory(deps.db, given.category_id)).id;
	if (given.category) {
		const { id } = await ensureCategory(deps.db, given.category);
		await forgetCategories(deps);
		return id;
	}
	return given.category_id === undefined && given.category === undefined ? undefined : null;
}

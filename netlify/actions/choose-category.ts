import { ensureCategory, getCategory } from '#db/categories';
import type { Deps } from '#lib/deps';

/** A category by its id, or by its name, which makes it; undefined: nothing was said about it. The `present` one is there. */
export async function chooseCategory(
	given: { category_id?: string | null | undefined; category?: string | null | undefined },
	deps: Deps,
	present?: string | null,
): Promise<string | null | undefined> {
	if (given.category_id && given.category_id === present) return present;
	if (given.category_id) return (await getCategory(deps.db, given.category_id)).id;
	if (given.category) return (await ensureCategory(deps.db, given.category)).id;
	return given.category_id === undefined && given.category === undefined ? undefined : null;
}

/** A category as Spec §3 allows it: a name, an object with a name, or nothing. */
export type CategoryLike = { name: string } | string | null | undefined;

/** Its name, or '' when there is none. */
export function categoryName(category: CategoryLike): string {
	return (typeof category === 'string' ? category : (category?.name ?? '')).trim();
}

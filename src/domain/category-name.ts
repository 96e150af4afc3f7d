/** A category as Spec §3 allows it: a name, an object with a name, or nothing. */
export type CategoryLike = { name: string } | string | null | undefined;

/** Spec §3: a missing or empty category shows 'Sem categoria'. */
export function categoryName(category: CategoryLike): string {
	return plainCategoryName(category) || 'Sem categoria';
}

/** The bare name, '' when there is none. */
export function plainCategoryName(category: CategoryLike): string {
	return (typeof category === 'string' ? category : (category?.name ?? '')).trim();
}

import { isBook } from '../post/book.ts';
import type { PostSummary } from '../post/post.ts';
import type { Category } from './category.ts';

export interface CountedCategory extends Category {
	/** How many posts it has; at least one. */
	count: number;
}

/** The categories with posts, in the given order. */
export function countCategories(
	categories: readonly Category[],
	posts: readonly Pick<PostSummary, 'category'>[],
): CountedCategory[] {
	const counts = new Map<string, number>();
	for (const { category } of posts)
		if (category) counts.set(category.id, (counts.get(category.id) ?? 0) + 1);
	return categories.flatMap((category) => {
		const count = counts.get(category.id) ?? 0;
		return count > 0 ? { ...category, count } : [];
	});
}

/** The largest categories, in the given order; books have a page of their own. */
export function largestCategories(
	counted: readonly CountedCategory[],
	most: number,
): CountedCategory[] {
	const largest = counted
		.filter((category) => !isBook({ category, tags: [] }))
		.toSorted((a, b) => b.count - a.count)
		.slice(0, most);
	return counted.filter((category) => largest.includes(category));
}

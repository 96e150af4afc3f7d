import type { Category } from './category.ts';
import type { CategoryGroup } from './category-groups.ts';
import { makeNameSlug } from './name-slug.ts';

/** For a category the others whose posts share most tags with its own; of equals, the larger one first. */
export function neighbourCategories(
	groups: readonly CategoryGroup[],
	most: number,
): (category: Category) => Category[] {
	const told = groups
		.filter(({ posts }) => posts.length > 0)
		.map(({ category, posts }) => ({
			category,
			size: posts.length,
			tags: new Set(posts.flatMap(({ tags }) => tags.map(makeNameSlug))),
		}));
	return ({ slug }) => {
		const own = told.find(({ category }) => category.slug === slug)?.tags ?? new Set();
		return told
			.filter(({ category }) => category.slug !== slug)
			.map((other) => ({ ...other, shared: [...other.tags].filter((tag) => own.has(tag)).length }))
			.toSorted((a, b) => b.shared - a.shared || b.size - a.size)
			.slice(0, most)
			.map(({ category }) => category);
	};
}

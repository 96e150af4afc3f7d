import { messages } from '#config/messages';
import type { Category } from './category.ts';
import type { PostSummary } from './post.ts';

export interface CategoryGroup {
	category: Category;
	posts: PostSummary[];
}

/** Where posts without a category are listed (Spec §2); a category of this address has them too. */
const general: Category = { id: '', name: messages.sitemap.noCategory, slug: 'geral' };

/** Every category with its posts, in the given orders. */
export function groupByCategory(
	categories: readonly Category[],
	posts: readonly PostSummary[],
): CategoryGroup[] {
	const groups = Map.groupBy(posts, listedUnder);
	const isNamed = categories.some(({ slug }) => slug === general.slug);
	const withGeneral = isNamed || !groups.has(general.slug) ? categories : [...categories, general];
	return withGeneral.map((category) => ({ category, posts: groups.get(category.slug) ?? [] }));
}

/** The address of the category that lists a post. */
export const listedUnder = ({ category }: Pick<PostSummary, 'category'>): string =>
	category?.slug ?? general.slug;

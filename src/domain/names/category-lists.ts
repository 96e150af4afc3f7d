import { messages } from '#config/messages';
import type { PostSummary } from '../post/post.ts';
import type { Category } from './category.ts';
import { makeNameSlug } from './slug.ts';
import type { FormerCategory } from './topic.ts';

export interface CategoryGroup {
	category: Category;
	posts: PostSummary[];
}

/** Where posts without a category are listed; a category of this address has them too. */
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

/** Snapshots of earlier versions do not say when a category was created. */
export interface DatedCategory extends Category {
	created_at?: string;
}

interface Source {
	categories: readonly DatedCategory[];
	posts: readonly Pick<PostSummary, 'category'>[];
	/** Newest first. */
	former_categories?: readonly Pick<FormerCategory, 'slug' | 'to'>[];
}

interface FooterRule {
	/** Addresses that the brand names, present or former; none: the oldest. */
	chosen: readonly string[];
	most: number;
}

/**
 * The categories at the foot of every page: the chosen ones in their order, else the oldest with a public post. How many
 * posts each has does not matter, or a single post could change every page.
 */
export function listFooterCategories(source: Source, { chosen, most }: FooterRule) {
	return chosen.length > 0 ? listChosen(source, chosen) : listOldest(source, most);
}

function listChosen({ categories, former_categories = [] }: Source, chosen: readonly string[]) {
	const bySlug = new Map(categories.map((category) => [category.slug, category]));
	const follow = (slug: string) =>
		bySlug.get(slug) ??
		bySlug.get(former_categories.find((former) => former.slug === slug)?.to ?? '');
	return [...new Set(chosen.flatMap((slug) => follow(slug) ?? []))];
}

function listOldest({ categories, posts }: Source, most: number) {
	const used = new Set(posts.map(({ category }) => category?.id));
	const oldest = categories
		.filter(({ id }) => used.has(id))
		.toSorted((a, b) => compare(a.created_at ?? '', b.created_at ?? '') || compare(a.id, b.id))
		.slice(0, most);
	return categories.filter((category) => oldest.includes(category));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

import type { Category } from './category.ts';
import type { PostSummary } from './post.ts';
import type { FormerCategory } from './topic.ts';

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

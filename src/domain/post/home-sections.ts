import { limits } from '#config/limits';
import type { Category } from '../names/category.ts';
import { isBook } from './book.ts';
import type { PostSummary } from './post.ts';

export interface CategorySection {
	category: Category;
	/** Shown as a card. */
	lead: PostSummary;
	/** Shown in words. */
	others: PostSummary[];
}

interface HomeSections {
	featured: PostSummary | undefined;
	recentPosts: PostSummary[];
	recentBooks: PostSummary[];
	/** The category with most posts that are not shown above. */
	beat: CategorySection | undefined;
	/** The next ones. */
	desks: CategorySection[];
	/** Where categories tell little or nothing, the posts that follow. */
	older: PostSummary[];
}

/** What home shows of the blog, newest first, each post once. */
export function arrangeHome(posts: readonly PostSummary[]): HomeSections {
	const [featured, ...others] = posts;
	const recentPosts = others.filter((post) => !isBook(post)).slice(0, limits.carouselPosts);
	const recentBooks = others.filter(isBook).slice(0, limits.carouselPosts);
	const shown = new Set([featured, ...recentPosts, ...recentBooks]);
	const rest = posts.filter((post) => !shown.has(post) && !isBook(post));
	// The sort is stable, so of equal categories the one with the newest post comes first.
	const [first, ...next] = [...Map.groupBy(rest, ({ category }) => category?.id).values()]
		.filter(({ length }) => length > 1)
		.toSorted((a, b) => b.length - a.length)
		.flatMap((group) => toSection(group));
	const beat = first && { ...first, others: first.others.slice(0, limits.beatLines) };
	const desks = next
		.slice(0, limits.homeDesks)
		.map((desk) => ({ ...desk, others: desk.others.slice(0, limits.deskLines) }));
	const told = new Set(beat && [beat.lead, ...beat.others]);
	const older =
		desks.length > 0 ? [] : rest.filter((post) => !told.has(post)).slice(0, limits.homeOlder);
	return { featured, recentPosts, recentBooks, beat, desks, older };
}

function toSection([lead, ...others]: readonly PostSummary[]): CategorySection[] {
	return lead?.category ? [{ category: lead.category, lead, others }] : [];
}

/** The posts with most views, in this order; none where fewer than five have enough. */
export function pickMostRead<Post extends { id: string }>(
	posts: readonly Post[],
	ids: readonly string[],
): Post[] {
	const places = new Map(ids.map((id, place) => [id, place]));
	const found = posts.filter(({ id }) => places.has(id));
	if (found.length < limits.mostRead) return [];
	const placeOf = ({ id }: Post) => places.get(id) ?? 0;
	return found.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, limits.mostRead);
}

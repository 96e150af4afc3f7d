import { categoryIconName } from '#components/category-icon-name.ts';
import { paths } from '#config/paths';
import type { Category } from '#domain/category';
import { listPages, type Page } from '#domain/pagination';
import type { PostSummary } from '#domain/post';
import type { PageMeta } from '#seo/page-meta';
import type { PageKind } from './frames.ts';
import { chips } from './markup.ts';
import { page } from './page.ts';

/** A page of a list, rendered when it is written. */
export interface PlainList {
	path: string;
	render: () => string;
}

export const toList = (kind: PageKind, meta: PageMeta, main: () => string): PlainList => ({
	path: meta.path,
	render: () => page(kind, meta, `<div class="wrap">${main()}</div>`),
});

/** All pages of a list that has the same number of posts on each. */
export function paginated(
	posts: readonly PostSummary[],
	size: number,
	toPage: (part: Page<PostSummary>) => PlainList,
): PlainList[] {
	return listPages(posts, size).map(toPage);
}

export const categoryChips = (categories: readonly Category[]) =>
	chips(
		categories.map((category) => ({
			label: category.name,
			address: paths.category(category.slug),
			icon: categoryIconName(category),
		})),
	);

import { limits } from '#config/limits';
import { paths } from '#config/paths';
import { splitArchive } from '#domain/archive';
import { isBook } from '#domain/book';
import { paginate } from '#domain/pagination';
import type { PostSummary } from '#domain/post';

export interface PlainList {
	title: string;
	path: string;
	posts: readonly PostSummary[];
	/** Links to the other pages of the same list. */
	links: readonly string[];
}

/** Home, all posts, books, every category and the site map, paginated like the real ones. */
export function listLists(posts: readonly PostSummary[]): PlainList[] {
	const byCategory = Map.groupBy(posts, ({ category }) => category?.slug ?? '');
	const books = posts.filter(isBook);
	const { pages } = paginate(books, 1, limits.booksPageSize);
	return [
		{ title: 'Vão Livre', path: paths.home, posts: posts.slice(0, 21), links: [] },
		...splitList('Todos os Posts', posts, paths.posts),
		...Array.from({ length: pages }, (_, index) => ({
			title: 'Livros',
			path: paths.books(index + 1),
			posts: paginate(books, index + 1, limits.booksPageSize).items,
			links: [],
		})),
		...[...byCategory].flatMap(([slug, members]) =>
			splitList(slug, members, (page) => paths.category(slug, page)),
		),
		{
			title: 'Mapa do site',
			path: paths.sitemap,
			posts: [],
			links: [...byCategory.values()].flatMap((members) =>
				members.slice(0, limits.listPageSize).map(({ slug }) => paths.post(slug)),
			),
		},
	];
}

function splitList(
	title: string,
	posts: readonly PostSummary[],
	addressOf: (page?: number) => string,
): PlainList[] {
	const { front, older } = splitArchive(posts);
	const links = older.map(({ number }) => addressOf(number));
	return [
		{ title, path: addressOf(), posts: front, links },
		...older.map(({ number, items }) => ({
			title,
			path: addressOf(number),
			posts: items,
			links: [addressOf()],
		})),
	];
}

import { limits } from '#config/limits';
import { isBook } from '#domain/post/book';
import { listPages } from '#domain/post/pagination';
import { type PageSource, pageKey } from './page-key.ts';

/** The further pages of `/livros` as static paths. */
export function listBookPages(snapshot: PageSource) {
	const [, ...further] = listPages(snapshot.posts.filter(isBook), limits.booksPageSize);
	return further.map((list) => ({
		params: { page: String(list.page) },
		props: { list },
		cacheKey: pageKey(snapshot, list.items, list.pages),
	}));
}

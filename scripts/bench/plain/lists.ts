import { limits } from '#config/limits';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { splitArchive } from '#domain/archive';
import { isBook } from '#domain/book';
import type { Category } from '#domain/category';
import { formatDate } from '#domain/dates';
import { escapeMarkup as text } from '#domain/escape-markup';
import type { PostSummary } from '#domain/post';
import * as metas from '#seo/page-meta';
import type { PageKind } from './frames.ts';
import { listHead, pager } from './index-list.ts';
import { categoryChips, type PlainList, paginated, toList } from './list-pages.ts';
import { cards, chips } from './markup.ts';
import { authorNames, listAuthors, listTags } from './name-lists.ts';

/** Home, all posts, books, every category, tag and author, and the site map, paginated like the real ones. */
export function listLists(posts: readonly PostSummary[]): PlainList[] {
	const byCategory = [...Map.groupBy(posts, ({ category }) => category?.slug).values()];
	const shown = posts.slice(0, 1 + 2 * limits.carouselPosts);
	const names = byCategory.flatMap(([post]) => post?.category ?? []);
	return [
		toList('home', metas.homeMeta(shown), () => categoryChips(names) + cards(shown, { level: 2 })),
		...splitList(posts, 'posts', metas.postsMeta, true),
		...listBooks(posts.filter(isBook)),
		...byCategory.flatMap((members) => {
			const category = members[0]?.category;
			const metaOf = (part: metas.ListPage) => metas.categoryMeta(category as Category, part);
			return category ? splitList(members, 'category', metaOf) : [];
		}),
		...listTags(posts),
		...listAuthors(posts),
		toList('sitemap', metas.siteMapMeta(), () => byCategory.map(siteMapGroup).join('')),
		toList('author', metas.authorsMeta(), () => authorNames(posts)),
	];
}

function splitList(
	posts: readonly PostSummary[],
	kind: PageKind,
	metaOf: (part: metas.ListPage) => metas.PageMeta,
	showTags = false,
): PlainList[] {
	const { front, older } = splitArchive(posts);
	const whole = metaOf({ posts: front, total: posts.length, page: 1 });
	const archive = () =>
		chips(
			older.map(({ number, items }) => ({
				label: formatDate(items[0]?.created_at ?? ''),
				address: `${whole.path}/${number}`,
			})),
		);
	return [
		toList(kind, whole, () => {
			const head = listHead(whole.title, messages.posts.count(posts.length));
			return head + cards(front, { level: 2, showTags }) + archive();
		}),
		...older.map(({ number, items }) => {
			const meta = metaOf({ posts: items, total: items.length, page: number });
			const links = [{ label: messages.posts.newest, address: whole.path }];
			const head = listHead(whole.title, messages.pager.page(number));
			return toList(kind, meta, () => head + cards(items, { level: 2, showTags }) + chips(links));
		}),
	];
}

const listBooks = (books: readonly PostSummary[]) =>
	paginated(books, limits.booksPageSize, (part) =>
		toList('books', metas.booksMeta({ ...part, posts: part.items }), () => {
			const head = listHead(messages.books.title, messages.books.lead);
			return head + cards(part.items, { level: 2 }) + pager(part, paths.books);
		}),
	);

function siteMapGroup(members: readonly PostSummary[]): string {
	const items = members
		.slice(0, limits.listPageSize)
		.map(
			({ slug, title, created_at, read_time }) =>
				`<li><a href="${paths.post(slug)}">${text(title)}</a><span class="meta">${formatDate(created_at)} ${read_time}</span></li>`,
		);
	return `<section class="map"><h2>${text(members[0]?.category?.name ?? '')}</h2><ul>${items.join('')}</ul></section>`;
}

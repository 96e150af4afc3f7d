import { limits } from '#config/limits';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { bareAuthor, firstName } from '#domain/author';
import { formatMonth } from '#domain/dates';
import { escapeMarkup as text } from '#domain/escape-markup';
import { groupByAuthor, groupByTag, listNearTags } from '#domain/group-by-name';
import type { PostSummary } from '#domain/post';
import * as metas from '#seo/page-meta';
import { indexList, listHead } from './index-list.ts';
import { categoryChips, type PlainList, paginated, toList } from './list-pages.ts';
import { chips, face } from './markup.ts';

export function listTags(posts: readonly PostSummary[]): PlainList[] {
	const groups = new Map(groupByTag(posts).map((group) => [group.slug, group]));
	return [...groups.values()].flatMap((tag) =>
		paginated(tag.posts, limits.indexPageSize, (part) =>
			toList('tag', metas.tagMeta(tag, part), () => {
				const near = listNearTags(tag, groups, limits.nearTags).map(({ name, slug }) => ({
					label: messages.tag.title(name),
					address: paths.tag(slug),
				}));
				const head = listHead(`#${tag.name}`, messages.tag.count(part.total));
				const around = `<h2 class="kind">${messages.tag.near}</h2>${chips(near)}`;
				return head + around + indexList(part, 2, (number) => paths.tag(tag.slug, number));
			}),
		),
	);
}

export function listAuthors(posts: readonly PostSummary[]): PlainList[] {
	return groupByAuthor(posts).flatMap(({ name, posts: own }) => {
		const author = bareAuthor(name);
		const since = formatMonth(own.map(({ created_at }) => created_at).toSorted()[0] ?? '');
		const categories = new Map(
			own.flatMap(({ category }) => (category ? [[category.id, category]] : [])),
		);
		return paginated(own, limits.indexPageSize, (part) =>
			toList('author', metas.authorMeta(author, part), () => {
				const facts = `${messages.authors.count(part.total)} ${messages.authors.since(since)}`;
				const titled = `<h2 class="kind">${messages.authors.textsOf(firstName(name))}</h2>`;
				const head = face(author, 'big') + listHead(name, facts);
				const about = `<h2 class="kind">${messages.authors.writesAbout}</h2>${categoryChips([...categories.values()])}`;
				const index = indexList(part, 3, (number) => paths.author(author.slug, number));
				return head + about + titled + index;
			}),
		);
	});
}

export const authorNames = (posts: readonly PostSummary[]): string =>
	`<ul class="people">${groupByAuthor(posts)
		.map(
			({ name, slug, posts: own }) =>
				`<li>${face(bareAuthor(name), 'mid')}<div><h2><a href="${paths.author(slug)}">${text(name)}</a></h2><p class="meta">${messages.authors.count(own.length)}</p></div></li>`,
		)
		.join('')}</ul>`;

import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { exportFields, pickFields, seenFields, summaryFields } from '#domain/post/post-fields';
import { blogPosts, categories } from '../schema.ts';
import { shownRevision } from './typed-draft.ts';

type PostsTable = typeof blogPosts;

const isColumn = <Name extends string>(
	name: Name,
): name is Exclude<Name, 'category' | 'excerpt' | 'excerpt_typed'> =>
	!['category', 'excerpt', 'excerpt_typed'].includes(name);
const summaryOwn = summaryFields.filter(isColumn);

/** The typed excerpt, or the beginning of the text. */
const shownExcerpt = (excerpt: SQLWrapper, opening: SQLWrapper) =>
	sql<string>`coalesce(nullif(${excerpt}, ''), ${opening})`;

/** What a list shows of a post, read from `posts`, which is the table or an alias of it. Join `ofCategory`. */
export const summaryColumns = (posts: PostsTable) => ({
	...pickFields(posts, summaryOwn),
	revision: shownRevision(posts),
	excerpt: shownExcerpt(posts.excerpt, posts.opening),
	excerpt_typed: sql<boolean>`${posts.excerpt} <> ''`,
	category: {
		id: categories.id,
		name: categories.name,
		slug: categories.slug,
		icon: categories.icon,
		accent: categories.accent,
	},
});

/** What an export contains of a post. Join `ofCategory`. */
export const exportColumns = {
	...pickFields(blogPosts, exportFields),
	category: categories.name,
};

export const ofCategory = (posts: PostsTable): SQL => eq(categories.id, posts.category_id);

/** What readers may see of a post; the bin can contain published ones. */
export const isPublic = sql`${blogPosts.published} and ${blogPosts.deleted_at} is null`;

/** These columns of a row of posts, as a list. The names come from the field table, never from a caller. */
export const listColumns = (row: string, names: readonly string[]): SQL =>
	sql.join(
		names.map((name) => sql`${sql.identifier(row)}.${sql.identifier(name)}`),
		sql`, `,
	);

const seenColumns = [...seenFields.filter((name) => name !== 'excerpt'), 'html', 'plain_text'];

/** What pages show of a row of posts: only a difference here requires a build. */
export const listSeen = (row: string): SQL => {
	const column = (name: string) => sql`${sql.identifier(row)}.${sql.identifier(name)}`;
	return sql`${listColumns(row, seenColumns)}, ${shownExcerpt(column('excerpt'), column('opening'))}`;
};

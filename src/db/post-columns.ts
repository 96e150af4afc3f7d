import { eq, type SQL, sql } from 'drizzle-orm';
import { exportFields, pickFields, seenFields, summaryFields } from '#domain/post-fields';
import { blogPosts, categories } from './schema.ts';

type PostsTable = typeof blogPosts;

const isColumn = <Name extends string>(name: Name): name is Exclude<Name, 'category'> =>
	name !== 'category';
const summaryOwn = summaryFields.filter(isColumn);

/** What a list shows of a post, read from `posts`, which is the table or an alias of it. Join `ofCategory`. */
export const summaryColumns = (posts: PostsTable) => ({
	...pickFields(posts, summaryOwn),
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

/** What pages show of a post: only a difference here requires a build. */
export const seenColumns = [...seenFields, 'html', 'plain_text'];

export const ofCategory = (posts: PostsTable): SQL => eq(categories.id, posts.category_id);

/** What readers may see of a post; the bin can contain published ones. */
export const isPublic = sql`${blogPosts.published} and ${blogPosts.deleted_at} is null`;

/** These columns of a row of posts, as a list. The names come from the field table, never from a caller. */
export const listColumns = (row: string, names: readonly string[]): SQL =>
	sql.join(
		names.map((name) => sql`${sql.identifier(row)}.${sql.identifier(name)}`),
		sql`, `,
	);

import { eq, type SQL, sql } from 'drizzle-orm';
import { exportFields, pickFields, seenFields, summaryFields } from '#domain/post-fields';
import { blogPosts, categories } from './schema.ts';

type PostsTable = typeof blogPosts;

const isColumn = <Name extends string>(name: Name): name is Exclude<Name, 'category'> =>
	name !== 'category';
const summaryOwn = summaryFields.filter(isColumn);

/** What a list shows of a post, read from `posts`: the table itself or an alias of it. Join `ofCategory`. */
export const summaryColumns = (posts: PostsTable) => ({
	...pickFields(posts, summaryOwn),
	category: { id: categories.id, name: categories.name, slug: categories.slug },
});

/** What an export takes of a post. Join `ofCategory`. */
export const exportColumns = {
	...pickFields(blogPosts, exportFields),
	category: categories.name,
};

/** What pages show of a post: only a difference here is worth a build. */
export const seenColumns = [...seenFields, 'html', 'plain_text'];

export const ofCategory = (posts: PostsTable): SQL => eq(categories.id, posts.category_id);

/** What readers may see of a post; the bin holds published ones no more. */
export const isPublic = sql`${blogPosts.published} and ${blogPosts.deleted_at} is null`;

/** These columns of a row of posts, as a list. The names are the field table's, never a caller's. */
export const listColumns = (row: string, names: readonly string[]): SQL =>
	sql.join(
		names.map((name) => sql`${sql.identifier(row)}.${sql.identifier(name)}`),
		sql`, `,
	);

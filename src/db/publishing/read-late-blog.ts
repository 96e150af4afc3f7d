import { desc, inArray } from 'drizzle-orm';
import type { Author } from '#domain/names/author';
import type { PostSummary } from '#domain/post/post';
import type { Database } from '../client.ts';
import { listAuthors } from '../posts/authors.ts';
import { isPublic, ofCategory, summaryColumns } from '../posts/post-columns.ts';
import { listRedirects } from '../posts/redirects.ts';
import { blogPosts, categories } from '../schema.ts';
import { listCategories } from '../topics/categories.ts';
import { type BlogReader, openReader, readAtOnce } from './blog-reader.ts';
import { type LatePosts, listLatePosts } from './list-late-posts.ts';
import { findNewestPublication } from './publications.ts';
import type { PostOrder } from './read-snapshot.ts';

/** What decides a public post's place among the others: which follow it, and how it is drawn. */
export type PlacedPost = Pick<
	PostSummary,
	'id' | 'slug' | 'category' | 'tags' | 'image_url' | 'created_at'
>;

/** What the pages need that no finished build contains, at one moment. */
export interface LateBlog extends BlogReader, LatePosts {
	/** The newest publication included. */
	publication: number;
	/** All public posts, newest first by `orderBy`. */
	listPlaced: () => Promise<PlacedPost[]>;
	listPosts: (ids: string[]) => Promise<PostSummary[]>;
	listAuthors: () => Promise<Author[]>;
	/** Previous addresses that lead to published posts. */
	listRedirects: () => Promise<{ from: string }[]>;
}

async function listPlaced(db: Database, orderBy: PostOrder): Promise<PlacedPost[]> {
	const { id, slug, category_id, tags, image_url, created_at } = blogPosts;
	const known = new Map((await listCategories(db)).map((category) => [category.id, category]));
	const rows = await db
		.select({ id, slug, category_id, tags, image_url, created_at })
		.from(blogPosts)
		.where(isPublic)
		.orderBy(desc(blogPosts[orderBy]), desc(id));
	return rows.map((row) => ({ ...row, category: known.get(row.category_id ?? '') ?? null }));
}

const listPosts = (db: Database, ids: string[]): Promise<PostSummary[]> =>
	db
		.select(summaryColumns(blogPosts))
		.from(blogPosts)
		.leftJoin(categories, ofCategory(blogPosts))
		.where(inArray(blogPosts.id, ids));

/** Reads at one moment what no finished build contains: of the posts to show the `most` changed last. */
export const readLateBlog = <Result>(
	db: Database,
	{ orderBy, most }: { orderBy: PostOrder; most: number },
	use: (blog: LateBlog) => Promise<Result>,
): Promise<Result> =>
	readAtOnce(db, async (at) =>
		use({
			...openReader(at),
			...(await listLatePosts(at, most)),
			publication: await findNewestPublication(at),
			listPlaced: () => listPlaced(at, orderBy),
			listPosts: (ids) => listPosts(at, ids),
			listAuthors: () => listAuthors(at),
			listRedirects: () => listRedirects(at),
		}),
	);

import { desc } from 'drizzle-orm';
import type { Author } from '#domain/author';
import type { Category, PostSummary } from '#domain/post';
import type { FormerCategory, FormerTag } from '#domain/topic';
import { listAuthorAddresses, listAuthors } from './authors.ts';
import { type BlogReader, openReader, readAtOnce } from './blog-reader.ts';
import { listCategories } from './categories.ts';
import type { Database } from './client.ts';
import { listFormerCategories, listFormerTags } from './former-topics.ts';
import { listMostRead } from './list-most-read.ts';
import { isPublic, ofCategory, summaryColumns } from './post-columns.ts';
import { findNewestPublication } from './publications.ts';
import { listForeignRedirects, listRedirects } from './redirects.ts';
import { blogPosts, categories } from './schema.ts';

/** The published blog at one moment. */
export interface PublicBlog extends BlogReader {
	/** The newest publication included; 0 before the first. */
	publication: number;
	/** Newest first by `orderBy`. */
	posts: PostSummary[];
	categories: Category[];
	/** What is known of authors, by address. */
	authors: Author[];
	/** Previous addresses of authors, as slugs. */
	author_redirects: { from: string; to: string }[];
	/** Addresses that lead to published posts, as slugs: their previous ones, and those of posts that were taken off the site. */
	redirects: { from: string; to: string }[];
	/** Addresses that published posts had on another blog: `from` in the form of `readOldAddress`, `to` a slug. */
	old_addresses: { from: string; to: string }[];
	/** Newest first. */
	former_categories: FormerCategory[];
	/** Newest first. */
	former_tags: FormerTag[];
	/** The ids of the posts with most views since a day, if these are enough to tell. */
	listMostRead: (since: string) => Promise<string[]>;
}

export type PostOrder = 'created_at' | 'published_at';

function readPosts(db: Database, orderBy: PostOrder): Promise<PostSummary[]> {
	return db
		.select(summaryColumns(blogPosts))
		.from(blogPosts)
		.leftJoin(categories, ofCategory(blogPosts))
		.where(isPublic)
		.orderBy(desc(blogPosts[orderBy]), desc(blogPosts.id));
}

/**
 * Reads the published blog at one moment, so that all pages of a build agree; `use` runs within it. Throws when anything
 * cannot be read: there is no partial snapshot.
 */
export const readPublicBlog = <Result>(
	db: Database,
	orderBy: PostOrder,
	use: (blog: PublicBlog) => Promise<Result>,
): Promise<Result> =>
	readAtOnce(db, async (at) =>
		use({
			...openReader(at),
			publication: await findNewestPublication(at),
			posts: await readPosts(at, orderBy),
			categories: await listCategories(at),
			authors: await listAuthors(at),
			author_redirects: await listAuthorAddresses(at),
			redirects: await listRedirects(at),
			old_addresses: await listForeignRedirects(at),
			former_categories: await listFormerCategories(at),
			former_tags: await listFormerTags(at),
			listMostRead: (since) => listMostRead(at, since),
		}),
	);

import { desc } from 'drizzle-orm';
import type { Author } from '#domain/names/author';
import type { DatedCategory } from '#domain/names/category-lists';
import type { FormerCategory, FormerTag } from '#domain/names/topic';
import type { PostSummary } from '#domain/post/post';
import type { Database } from '../client.ts';
import { listAuthorAddresses, listAuthors } from '../posts/authors.ts';
import { isPublic, ofCategory, summaryColumns } from '../posts/post-columns.ts';
import { listForeignRedirects, listLedElsewhere, listRedirects } from '../posts/redirects.ts';
import { listMostRead } from '../readers/list-most-read.ts';
import { blogPosts, categories } from '../schema.ts';
import { listDatedCategories } from '../topics/categories.ts';
import { listFormerCategories, listFormerTags } from '../topics/former-topics.ts';
import { type BlogReader, openReader, readAtOnce } from './blog-reader.ts';
import { findNewestPublication, wasAnyPublished } from './publications.ts';

/** The published blog at one moment, without bodies. */
export interface PublicBlog {
	/** The newest publication included; 0 before the first. */
	publication: number;
	/** Whether readers have ever had a post of this blog. */
	has_published: boolean;
	/** Published posts, newest first by the configured field. */
	posts: PostSummary[];
	/** All categories, including empty ones, sorted by name in Portuguese order. */
	categories: DatedCategory[];
	/** What is known of authors, by address; a post may name another one. */
	authors: Author[];
	/** Previous addresses of authors: `from` and `to` are slugs. */
	author_redirects: { from: string; to: string }[];
	/** Addresses that lead to published posts, as slugs: their previous ones, and those of posts that were taken off the site. */
	redirects: { from: string; to: string }[];
	/** Addresses that published posts had on another blog, in the form of `readOldAddress`, such as `/2012/01/titulo` and `/?p=12`; `to` is a slug. */
	old_addresses: { from: string; to: string }[];
	/** Addresses that readers missed and that lead to no post; `to` is an address. */
	led_addresses: { from: string; to: string }[];
	/** Names that categories had, newest first; `to` is a slug, null leads to all posts. */
	former_categories: FormerCategory[];
	/** Names that tags had, newest first; `to` is a tag, null leads to all posts. */
	former_tags: FormerTag[];
}

/** What else is read at the same moment. */
export interface PublicReader extends BlogReader {
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
	use: (blog: PublicBlog, reader: PublicReader) => Promise<Result>,
): Promise<Result> =>
	readAtOnce(db, async (at) => {
		const blog = {
			publication: await findNewestPublication(at),
			has_published: await wasAnyPublished(at),
			posts: await readPosts(at, orderBy),
			categories: await listDatedCategories(at),
			authors: await listAuthors(at),
			author_redirects: await listAuthorAddresses(at),
			redirects: await listRedirects(at),
			old_addresses: await listForeignRedirects(at),
			led_addresses: await listLedElsewhere(at),
			former_categories: await listFormerCategories(at),
			former_tags: await listFormerTags(at),
		};
		return use(blog, { ...openReader(at), listMostRead: (since) => listMostRead(at, since) });
	});

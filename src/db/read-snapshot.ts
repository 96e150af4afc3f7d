import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Author } from '#domain/author';
import type { Category, PostSummary, RenderedArticle } from '#domain/post';
import type { FormerCategory, FormerTag } from '#domain/topic';
import type { VideoFacts } from '#domain/video-facts';
import { listAuthorAddresses, listAuthors } from './authors.ts';
import { listCategories } from './categories.ts';
import type { Database } from './client.ts';
import { listFormerCategories, listFormerTags } from './former-topics.ts';
import { isPublic, ofCategory, summaryColumns } from './post-columns.ts';
import { findNewestPublication } from './publications.ts';
import { type LatePosts, listLatePosts } from './read-late-posts.ts';
import { listForeignRedirects, listRedirects } from './redirects.ts';
import { blogPosts, categories, images } from './schema.ts';
import { listVideos } from './videos.ts';

/** A rendered article with the id of its post. */
export interface StoredArticle extends RenderedArticle {
	id: string;
	/** When its text last changed, a day or more after it was first published. */
	edited_at: string | null;
}

/** The source from which an article is rendered again. */
interface ArticleSource {
	title: string;
	content: string;
}

/** The published blog at one moment. */
export interface PublicBlog {
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
	/** The stored widths of each picture in the site's own store, by hash. */
	readWidths: () => Promise<Map<string, number[]>>;
	/** Facts of these videos, by canonical address. */
	readVideos: (addresses: string[]) => Promise<Record<string, VideoFacts>>;
	/** The bodies of these posts at the same moment. Request only what changed: bodies are the expensive part. */
	listArticles: (ids: string[]) => Promise<StoredArticle[]>;
	/** The source of a post at the same moment; throws when it does not exist. */
	getSource: (id: string) => Promise<ArticleSource>;
	/** What no finished build contains, at the same moment: the posts changed last. */
	listLate: (most: number) => Promise<LatePosts>;
}

export type PostOrder = 'created_at' | 'published_at';

const articlesAtOnce = 200;

function readPosts(db: Database, orderBy: PostOrder): Promise<PostSummary[]> {
	return db
		.select(summaryColumns(blogPosts))
		.from(blogPosts)
		.leftJoin(categories, ofCategory(blogPosts))
		.where(isPublic)
		.orderBy(desc(blogPosts[orderBy]), desc(blogPosts.id));
}

/** A revision's text without the prefix, which repeats title and author (S24). */
const textOf = (revision: 'revised' | 'former') =>
	sql.raw(
		String.raw`regexp_replace(${revision}.fields ->> 'content', '^\s*# [^\n]*\n\s*— ?[^\n]*', '')`,
	);

/** Compares a revision only with the one before it, so what was imported long after its publication is not edited. */
const editedAt = sql`(
	select max(revised.created_at)
	from post_revisions revised
	join lateral (
		select fields from post_revisions
		where post_id = revised.post_id and revision < revised.revision
		order by revision desc limit 1
	) former on true
	where revised.post_id = ${blogPosts.id}
		and revised.created_at >= ${blogPosts.published_at} + interval '1 day'
		and ${textOf('revised')} <> ${textOf('former')}
)`.mapWith(blogPosts.updated_at);

async function listArticles(db: Database, ids: string[]): Promise<StoredArticle[]> {
	const articles: StoredArticle[] = [];
	for (let start = 0; start < ids.length; start += articlesAtOnce) {
		const rows = await db
			.select({
				id: blogPosts.id,
				html: blogPosts.html,
				outline: blogPosts.outline,
				plain_text: blogPosts.plain_text,
				reading_minutes: blogPosts.reading_minutes,
				renderer: blogPosts.renderer,
				edited_at: editedAt as SQL<string | null>,
			})
			.from(blogPosts)
			.where(inArray(blogPosts.id, ids.slice(start, start + articlesAtOnce)));
		articles.push(...rows);
	}
	return articles;
}

async function readWidths(db: Database): Promise<Map<string, number[]>> {
	const rows = await db.select({ hash: images.hash, widths: images.widths }).from(images);
	return new Map(rows.map(({ hash, widths }) => [hash, widths]));
}

async function readVideos(db: Database, addresses: string[]): Promise<Record<string, VideoFacts>> {
	const known = await listVideos(db, addresses);
	return Object.fromEntries(known.map(({ address, isSettled: _, ...facts }) => [address, facts]));
}

async function getSource(db: Database, id: string): Promise<ArticleSource> {
	const { title, content } = blogPosts;
	const [source] = await db.select({ title, content }).from(blogPosts).where(eq(blogPosts.id, id));
	if (!source) throw new Error(`There is no post ${id}.`);
	return source;
}

/**
 * Reads the published blog in one transaction, so that all pages of a build agree (C7); `use` runs within it. Throws
 * when anything cannot be read: there is no partial snapshot.
 */
export function readPublicBlog<Result>(
	db: Database,
	orderBy: PostOrder,
	use: (blog: PublicBlog) => Promise<Result>,
): Promise<Result> {
	return db.transaction(
		async (transaction) => {
			const at: Database = transaction;
			return use({
				publication: await findNewestPublication(at),
				posts: await readPosts(at, orderBy),
				categories: await listCategories(at),
				authors: await listAuthors(at),
				author_redirects: await listAuthorAddresses(at),
				redirects: await listRedirects(at),
				old_addresses: await listForeignRedirects(at),
				former_categories: await listFormerCategories(at),
				former_tags: await listFormerTags(at),
				readWidths: () => readWidths(at),
				readVideos: (addresses) => readVideos(at, addresses),
				listArticles: (ids) => listArticles(at, ids),
				getSource: (id) => getSource(at, id),
				listLate: (most) => listLatePosts(at, most),
			});
		},
		{ isolationLevel: 'repeatable read', accessMode: 'read only' },
	);
}

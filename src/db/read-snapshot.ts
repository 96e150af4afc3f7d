import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Category, PostSummary, RenderedArticle } from '#domain/post';
import type { Database } from './client.ts';
import { blogPosts, categories, publications, slugRedirects } from './schema.ts';

export interface StoredArticle extends RenderedArticle {
	id: string;
	revision: number;
	title: string;
	content: string;
}

/** The public blog as one transaction sees it; bodies come apart, those that are asked for. */
export interface PublicBlog {
	publication: number;
	posts: PostSummary[];
	categories: Category[];
	redirects: { from: string; to: string }[];
	listArticles: (ids: string[]) => Promise<StoredArticle[]>;
}

const isPublic = and(eq(blogPosts.published, true), isNull(blogPosts.deleted_at));

function listPublicPosts(db: Database, orderBy: 'created_at' | 'published_at') {
	return db
		.select({
			id: blogPosts.id,
			slug: blogPosts.slug,
			title: blogPosts.title,
			excerpt: blogPosts.excerpt,
			author: blogPosts.author,
			category: { id: categories.id, name: categories.name, slug: categories.slug },
			tags: blogPosts.tags,
			read_time: blogPosts.read_time,
			image_url: blogPosts.image_url,
			image_alt: blogPosts.image_alt,
			image_width: blogPosts.image_width,
			image_height: blogPosts.image_height,
			published: blogPosts.published,
			published_at: blogPosts.published_at,
			scheduled_at: blogPosts.scheduled_at,
			created_at: blogPosts.created_at,
			updated_at: blogPosts.updated_at,
			views: blogPosts.views,
			revision: blogPosts.revision,
		})
		.from(blogPosts)
		.leftJoin(categories, eq(categories.id, blogPosts.category_id))
		.where(isPublic)
		.orderBy(desc(blogPosts[orderBy]), asc(blogPosts.id));
}

function listPublicRedirects(db: Database) {
	return db
		.select({ from: slugRedirects.slug, to: blogPosts.slug })
		.from(slugRedirects)
		.innerJoin(blogPosts, eq(blogPosts.id, slugRedirects.post_id))
		.where(isPublic)
		.orderBy(asc(slugRedirects.slug));
}

function listStoredArticles(db: Database, ids: string[]): Promise<StoredArticle[]> {
	return db
		.select({
			id: blogPosts.id,
			revision: blogPosts.revision,
			title: blogPosts.title,
			content: blogPosts.content,
			html: blogPosts.html,
			outline: blogPosts.outline,
			plain_text: blogPosts.plain_text,
			reading_minutes: blogPosts.reading_minutes,
			renderer: blogPosts.renderer,
		})
		.from(blogPosts)
		.where(inArray(blogPosts.id, ids));
}

/** Reads the public blog at one instant, so that all pages of a build agree (decisions §6). */
export function readPublicBlog<Result>(
	db: Database,
	orderBy: 'created_at' | 'published_at',
	read: (blog: PublicBlog) => Promise<Result>,
): Promise<Result> {
	return db.transaction(
		async (transaction) => {
			const newest = sql<string>`coalesce(max(${publications.id}), 0)`;
			const [latest] = await transaction.select({ id: newest }).from(publications);
			return read({
				publication: Number(latest?.id ?? 0),
				posts: await listPublicPosts(transaction, orderBy),
				categories: await transaction.select(categoryFields).from(categories),
				redirects: await listPublicRedirects(transaction),
				listArticles: (ids) => listStoredArticles(transaction, ids),
			});
		},
		{ isolationLevel: 'repeatable read', accessMode: 'read only' },
	);
}

const categoryFields = { id: categories.id, name: categories.name, slug: categories.slug };

import { eq, type SQL, sql } from 'drizzle-orm';
import { blogPosts, categories } from './schema.ts';

type PostsTable = typeof blogPosts;

/** What a list shows of a post, read from `posts`: the table itself or an alias of it. Join `ofCategory`. */
export const summaryColumns = (posts: PostsTable) => ({
	id: posts.id,
	slug: posts.slug,
	title: posts.title,
	excerpt: posts.excerpt,
	author: posts.author,
	category: { id: categories.id, name: categories.name, slug: categories.slug },
	category_id: posts.category_id,
	tags: posts.tags,
	image_url: posts.image_url,
	image_alt: posts.image_alt,
	image_width: posts.image_width,
	image_height: posts.image_height,
	read_time: posts.read_time,
	published: posts.published,
	published_at: posts.published_at,
	scheduled_at: posts.scheduled_at,
	created_at: posts.created_at,
	updated_at: posts.updated_at,
	views: posts.views,
	revision: posts.revision,
});

export const ofCategory = (posts: PostsTable): SQL => eq(categories.id, posts.category_id);

/** What readers may see of a post; the bin holds published ones no more. */
export const isPublic = sql`${blogPosts.published} and ${blogPosts.deleted_at} is null`;

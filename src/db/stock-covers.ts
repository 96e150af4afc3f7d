import { isNull, sql } from 'drizzle-orm';
import type { PostImage } from '#domain/post';
import { type ChangedPosts, changePosts } from './change-posts.ts';
import type { Database } from './client.ts';
import { ofCategory } from './post-columns.ts';
import { blogPosts, categories } from './schema.ts';

export interface PostWithoutCover {
	id: string;
	slug: string;
	title: string;
	category: string | null;
	tags: string[];
}

/** Published posts without a picture, or, `includingStock`, with one whose address starts with `stock`. */
export function listPostsForCovers(
	db: Database,
	stock: string | undefined,
): Promise<PostWithoutCover[]> {
	const bare = sql`${isNull(blogPosts.image_url)} or ${blogPosts.image_url} = ''`;
	return db
		.select({
			id: blogPosts.id,
			slug: blogPosts.slug,
			title: blogPosts.title,
			category: categories.name,
			tags: blogPosts.tags,
		})
		.from(blogPosts)
		.leftJoin(categories, ofCategory(blogPosts))
		.where(
			sql`${blogPosts.published} and ${blogPosts.deleted_at} is null and (${bare}
				${stock === undefined ? sql`` : sql`or starts_with(${blogPosts.image_url}, ${stock})`})`,
		)
		.orderBy(blogPosts.created_at, blogPosts.id);
}

export interface Cover extends PostImage {
	postId: string;
}

/** Gives posts their covers, all in one statement and with one publication. */
export function setCovers(db: Database, covers: Cover[], now: string): Promise<ChangedPosts> {
	const given = JSON.stringify(covers);
	return changePosts(db, {
		before: sql`where published and deleted_at is null and id in
			(select (cover ->> 'postId')::uuid from jsonb_array_elements(${given}::jsonb) cover)`,
		change: sql`update blog_posts set image_url = cover.image_url, image_alt = cover.image_alt,
				image_width = cover.image_width, image_height = cover.image_height,
				revision = blog_posts.revision + 1, updated_at = ${now}
			from before, jsonb_to_recordset(${given}::jsonb) as cover("postId" uuid, image_url text,
				image_alt text, image_width int, image_height int)
			where blog_posts.id = before.id and cover."postId" = before.id
				and blog_posts.image_url is distinct from cover.image_url`,
		cause: 'save',
		userName: null,
		now,
	});
}

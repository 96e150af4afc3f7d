import { isNull, sql } from 'drizzle-orm';
import { type CoverField, coverFields, type FieldValues } from '#domain/post-fields';
import { type ChangedPosts, changePosts } from './change-posts.ts';
import type { Database } from './client.ts';
import { listColumns, ofCategory } from './post-columns.ts';
import { blogPosts, categories } from './schema.ts';

export interface PostWithoutCover {
	id: string;
	slug: string;
	title: string;
	category: string | null;
	tags: string[];
}

/** Published posts without a picture and, if `stock` is given, those whose picture's address starts with it. */
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

/** Omitted fields are unknown. */
export interface Cover extends Partial<FieldValues<CoverField>> {
	/** The post's id. */
	id: string;
	image_url: string;
}

/** Sets covers, all in one statement and with one publication. */
export function setCovers(db: Database, covers: Cover[], now: string): Promise<ChangedPosts> {
	const given = sql`jsonb_populate_recordset(null::blog_posts, ${JSON.stringify(covers)}::jsonb)`;
	const names = sql.join(coverFields.map(sql.identifier), sql`, `);
	return changePosts(db, {
		before: sql`where published and deleted_at is null and id in (select id from ${given})`,
		change: sql`update blog_posts set (${names}) = row(${listColumns('cover', coverFields)}),
				revision = blog_posts.revision + 1, updated_at = ${now}
			from before, ${given} as cover
			where blog_posts.id = before.id and cover.id = before.id
				and blog_posts.image_url is distinct from cover.image_url`,
		cause: 'save',
		userName: null,
		now,
	});
}

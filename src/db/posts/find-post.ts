import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import type { Post, PostArticle } from '#domain/post/post';
import { isUuid } from '#domain/post/post-id';
import type { Database } from '../client.ts';
import { findingColumns, findingOf, type PostFinding } from '../publishing/build-findings.ts';
import { articleColumns, blogPosts, buildFindings, categories, drafts } from '../schema.ts';
import { ofCategory, summaryColumns } from './post-columns.ts';
import { shownRevision } from './typed-draft.ts';
import { copyColumns, copyOf, ofPost, type StoredCopy } from './working-copies.ts';

/** A stored post, with its rendered article and when it was moved to the bin. */
export interface StoredPost extends Post {
	deleted_at: string | null;
	article: PostArticle;
	/** What the last build could not show of it. */
	finding: PostFinding | null;
}

async function findWhere(db: Database, where: SQL | undefined): Promise<StoredPost | undefined> {
	const [row] = await db
		.select({
			...summaryColumns(blogPosts),
			content: blogPosts.content,
			deleted_at: blogPosts.deleted_at,
			article: articleColumns,
			finding: findingColumns,
		})
		.from(blogPosts)
		.leftJoin(categories, ofCategory(blogPosts))
		.leftJoin(buildFindings, findingOf)
		.where(where)
		.limit(1);
	return row;
}

/** Finds a post by id or slug; a post in the bin only by id. */
export function findPost(db: Database, idOrSlug: string): Promise<StoredPost | undefined> {
	const bySlug = and(eq(blogPosts.slug, idOrSlug), isNull(blogPosts.deleted_at));
	return findWhere(db, isUuid(idOrSlug) ? or(eq(blogPosts.id, idOrSlug), bySlug) : bySlug);
}

export const postMissing = () => new AppError('not_found', 'Post não encontrado');

/** Throws `not_found` for a missing post; one in the bin can be found by its id. */
export async function getPost(db: Database, idOrSlug: string): Promise<StoredPost> {
	const post = await findPost(db, idOrSlug);
	if (!post) throw postMissing();
	return post;
}

const columnsToChange = {
	id: blogPosts.id,
	slug: blogPosts.slug,
	title: blogPosts.title,
	content: blogPosts.content,
	excerpt: blogPosts.excerpt,
	author: blogPosts.author,
	category_id: blogPosts.category_id,
	tags: blogPosts.tags,
	image_url: blogPosts.image_url,
	published: blogPosts.published,
	published_at: blogPosts.published_at,
	created_at: blogPosts.created_at,
	scheduled_at: blogPosts.scheduled_at,
	revision: shownRevision(blogPosts),
	renderer: blogPosts.renderer,
	opening: blogPosts.opening,
	plain_text: blogPosts.plain_text,
	is_created: blogPosts.is_created,
	typed_version: blogPosts.typed_version,
};

/** What a change needs to know of a post: its row, its article's renderer, and what its form has beside it. */
export type PostToChange = Pick<
	Post & PostArticle,
	Exclude<keyof typeof columnsToChange, 'is_created' | 'typed_version'>
> & { is_created: boolean; typed_version: number | null; copy: StoredCopy | null };

/** Throws `not_found` for a missing post, and for one in the bin, which must be restored before it can change. */
export async function getPostToChange(db: Database, id: string): Promise<PostToChange> {
	const [row] = await db
		.select({ post: columnsToChange, ...copyColumns })
		.from(blogPosts)
		.leftJoin(drafts, ofPost)
		.where(and(eq(blogPosts.id, id), isNull(blogPosts.deleted_at)));
	if (!row) throw postMissing();
	return { ...row.post, copy: copyOf(row.post.id, row) };
}

/** Removes the server's internal fields. */
export function toPost({ deleted_at: _, article: __, finding: ___, ...post }: StoredPost): Post {
	return post;
}

/** The post that a form created with this id, and the hash of its request; one in the bin too. Not one that is no more than a draft's text. */
export async function findCreatedPost(
	db: Database,
	id: string,
): Promise<{ post: Post; created_from: string | null } | undefined> {
	const [row] = await db
		.select({
			...summaryColumns(blogPosts),
			content: blogPosts.content,
			created_from: blogPosts.created_from,
			is_created: blogPosts.is_created,
			deleted_at: blogPosts.deleted_at,
		})
		.from(blogPosts)
		.leftJoin(categories, ofCategory(blogPosts))
		.where(eq(blogPosts.id, id));
	if (!row) return undefined;
	const { created_from, is_created, deleted_at, ...post } = row;
	if (is_created) return { post, created_from };
	if (deleted_at) throw postMissing();
	return undefined;
}

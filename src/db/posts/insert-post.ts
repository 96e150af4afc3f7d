import { sql } from 'drizzle-orm';
import type { PostArticle } from '#domain/post/post';
import { guidOf } from '#domain/post/post-id';
import type { Database } from '../client.ts';
import { isTaken } from '../database-error.ts';
import { followedTags } from '../topics/former-topics.ts';
import { besideTopics } from '../topics/topic-turn.ts';
import { type ChangedPosts, changePosts } from './change-posts.ts';
import { isFromCopy } from './change-steps.ts';
import { findFreeSlug } from './free-slug.ts';
import type { PostChange } from './post-change.ts';
import { type PostValues, toColumns } from './post-values.ts';
import { nothingTyped } from './typed-draft.ts';

export interface NewPost {
	id: string;
	/** The wanted slug; unless `isSlugFixed`, the next free number is appended. */
	slug: string;
	isSlugFixed: boolean;
	values: Omit<Required<PostValues>, 'slug' | 'created_at' | 'published_at' | 'article'>;
	article: PostArticle;
	/** Hash of the request, see `created_from`; null when it was no form's. */
	createdFrom: string | null;
	dropCopies: PostChange['dropCopies'];
	userName: string | null;
	now: string;
}

/** More than the number of concurrent attempts to create one slug: each failure means that another post got it. */
const attempts = 40;

async function tryInsert(db: Database, post: NewPost, slug: string): Promise<ChangedPosts> {
	const columns = toColumns({
		...post.values,
		slug,
		article: post.article,
		created_at: post.now,
		published_at: post.values.published ? post.now : null,
	});
	const names = columns.map(([name]) => sql.identifier(name));
	const values = columns.map(([, value]) => value);
	const own = ['guid', 'created_from', 'updated_at', 'text_changed_at'];
	const filled = [...columns.map(([name]) => name), ...own].map((name) =>
		name === 'tags'
			? sql`tags = ${followedTags(post.values.tags)}`
			: sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`,
	);
	return changePosts(db, {
		change: sql`insert into blog_posts (id, ${sql.raw(own.join(', '))}, ${sql.join(names, sql`, `)})
			values ((select ${post.id}::uuid where ${besideTopics}), ${guidOf(post.id)}, ${post.createdFrom}, ${post.now}, ${post.now}, ${sql.join(values, sql`, `)})
			on conflict (id) do update set is_created = true, revision = 1, ${nothingTyped},
				${sql.join(filled, sql`, `)}
			where not blog_posts.is_created and blog_posts.deleted_at is null
				and ${isFromCopy(post.id, post.dropCopies)}`,
		cause: 'create',
		userName: post.userName,
		now: post.now,
		dropCopies: post.dropCopies,
	});
}

/**
 * Creates a post, in the row of its draft; undefined when one with this id already exists, or its form's text is a
 * newer one than it was made from. Concurrent posts with the same title each get an address. Throws `slug_taken` when
 * another post has an explicitly chosen address.
 */
export async function insertPost(db: Database, post: NewPost): Promise<ChangedPosts | undefined> {
	for (let attempt = 1; ; attempt += 1) {
		const slug = post.isSlugFixed ? post.slug : await findFreeSlug(db, post.slug, post.id);
		try {
			const inserted = await tryInsert(db, post, slug);
			return inserted.posts.length > 0 ? inserted : undefined;
		} catch (error) {
			if (!isTaken(error, 'blog_posts_slug_unique')) throw error;
			if (!post.isSlugFixed && attempt < attempts) continue;
			const { slugTaken } = await import('./address-holder.ts');
			throw await slugTaken(db, slug, post.id);
		}
	}
}

import { sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import { type AddressHolder, holderText } from '#domain/names/address-holder';
import type { Database } from '../client.ts';
import { isTaken } from '../database-error.ts';
import { listRows } from '../sql-text.ts';
import { type ChangedPosts, changePosts } from './change-posts.ts';
import { findFreeSlug } from './free-slug.ts';

/** What holds an address for somebody else than this post, the strongest claim first. */
export async function findAddressHolder(
	db: Database,
	slug: string,
	postId?: string,
): Promise<AddressHolder | undefined> {
	const [holder] = await listRows<AddressHolder & { rank: number }>(
		db,
		sql`select * from (
			select 1 as rank,
				case when deleted_at is not null then 'bin' when published then 'live'
					when scheduled_at is not null then 'scheduled' else 'draft' end as kind,
				id, title, deleted_at is not null as is_binned,
				(select heir.title from post_forwards join blog_posts heir on heir.id = leads_to
					where post_id = blog_posts.id and not (blog_posts.published and blog_posts.deleted_at is null)) as leads_to
			from blog_posts where slug = ${slug}
			union all
			select 2, 'redirect', post.id, title, deleted_at is not null, null
			from slug_redirects join blog_posts post on post.id = post_id where slug_redirects.slug = ${slug}
			union all
			select 3, 'plan', post.id, title, false, null
			from plans join blog_posts post on post.id = post_id where fields ->> 'slug' = ${slug}
			union all
			select 4, 'copy', post_id, coalesce(fields ->> 'title', ''), false, null
			from drafts where fields ->> 'slug' = ${slug}
		) claims
		where ${postId ?? null}::uuid is null or id <> ${postId ?? null}::uuid
		order by rank limit 1`,
	);
	if (!holder) return undefined;
	const { rank: _, ...found } = holder;
	return found;
}

/** The error for an address that another post has; it names that post. */
export async function slugTaken(db: Database, slug: string, postId?: string): Promise<AppError> {
	const holder = await findAddressHolder(db, slug, postId);
	const text = holder ? holderText(slug, holder) : 'Este endereço já é de outro post.';
	return new AppError('slug_taken', text, { field: 'slug', holder });
}

interface Taking {
	slug: string;
	userName: string | null;
	now: string;
}

/**
 * Gives the post in the bin that has this address another one, with which it will be restored. What readers of its
 * address get changes only when another post takes it. Undefined when no post in the bin has it, so it can be repeated.
 */
export async function takeFromBin(db: Database, taking: Taking): Promise<ChangedPosts | undefined> {
	const { slug, userName, now } = taking;
	const holder = await findAddressHolder(db, slug);
	if (holder?.kind !== 'bin') return undefined;
	const free = await findFreeSlug(db, slug, holder.id);
	try {
		const changed = await changePosts(db, {
			before: sql`where id = ${holder.id} and slug = ${slug} and deleted_at is not null`,
			change: sql`update blog_posts set slug = ${free},
					revision = blog_posts.revision + 1, updated_at = ${now}
				from before where blog_posts.id = before.id`,
			mayRename: true,
			cause: 'save',
			userName,
			now,
		});
		return changed.posts.length > 0 ? changed : undefined;
	} catch (error) {
		// Somebody took the free one first.
		if (isTaken(error, 'blog_posts_slug_unique')) return takeFromBin(db, taking);
		throw error;
	}
}

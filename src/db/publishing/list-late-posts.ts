import { type SQL, sql } from 'drizzle-orm';
import { slugRedirects } from '../address-schema.ts';
import type { Database } from '../client.ts';
import { isPublic } from '../posts/post-columns.ts';
import { blogPosts } from '../schema.ts';
import { builtPublication } from './build-state.ts';
import { broughtForward, isOver } from './fast-lane-progress.ts';

/** Posts that no finished build shows, or no longer should. */
export interface LatePosts {
	/** Ids of public posts that are at an address where no build has them. */
	shown: string[];
	/** Those for which there was no room; no address has them yet. */
	over: string[];
	/** Slugs at which readers no longer see a post. */
	gone: string[];
}

const openedAt = sql`(select min(created_at) from publications where id > ${builtPublication})`;
const isNew = sql`exists (select from publications where id > ${builtPublication} and kind = 'publish'
	and (post_id is null or post_id = ${blogPosts.id}))`;
/** An undo brings the date of the last change back, but is a revision of its own. */
const isTouchedSince = (at: SQL) =>
	sql`(${blogPosts.updated_at} >= ${at} or exists (select from post_revisions
		where post_id = ${blogPosts.id} and created_at >= ${at}))`;
const isTouched = isTouchedSince(openedAt);
/** A publication of many posts names none of them. */
const manyAt = sql`(select min(created_at) from publications
	where id > ${broughtForward} and post_id is null)`;
/** The others are at their address already, perhaps beside posts that have changed. */
const isAwaited = sql`(${isOver} or coalesce(${isTouchedSince(manyAt)}, false)
	or exists (select from publications where id > ${broughtForward} and post_id = ${blogPosts.id}))`;
const wasPublic = sql`(${blogPosts.published_at} is not null or exists (select from post_revisions
	where post_id = ${blogPosts.id} and created_at >= ${openedAt} and fields ->> 'published' = 'true'))`;
const isMoved = sql`exists (select from slug_redirects
	where post_id = ${blogPosts.id} and created_at >= ${openedAt})`;

/**
 * What no finished build contains. Of the posts to show only `most`: first those that are not at their address yet, and
 * of each kind those that changed last. What is gone is gone at once.
 */
export async function listLatePosts(db: Database, most: number): Promise<LatePosts> {
	const { id, slug, updated_at } = blogPosts;
	const late = await db
		.select({ id, awaited: sql<boolean>`${isAwaited}` })
		.from(blogPosts)
		.where(sql`${isPublic} and ${isTouched} and (${isNew} or ${isMoved})`)
		.orderBy(sql`2 desc, ${updated_at} desc`);
	const left = db
		.select({ slug: slugRedirects.slug })
		.from(slugRedirects)
		.where(sql`${slugRedirects.created_at} >= ${openedAt}`);
	const gone = await db
		.select({ slug })
		.from(blogPosts)
		.where(sql`not (${isPublic}) and ${isTouched} and ${wasPublic}`)
		.union(left);
	return {
		shown: late.slice(0, most).map((post) => post.id),
		over: late.slice(most).flatMap((post) => (post.awaited ? [post.id] : [])),
		gone: gone.map((post) => post.slug),
	};
}

import { gt, sql } from 'drizzle-orm';
import { builtPublication } from './build-state.ts';
import type { Database } from './client.ts';
import { isPublic } from './post-columns.ts';
import { blogPosts, publications, slugRedirects } from './schema.ts';
import { writeState } from './site-state.ts';

/** Posts that no finished build shows, or no longer should. */
export interface LatePosts {
	/** Ids of public posts that are at an address where no build has them. */
	shown: string[];
	/** Slugs at which readers no longer see a post. */
	gone: string[];
}

const openedAt = sql`(select min(created_at) from publications where id > ${builtPublication})`;
const isNew = sql`exists (select from publications where id > ${builtPublication} and kind = 'publish'
	and (post_id is null or post_id = ${blogPosts.id}))`;
/** An undo brings the date of the last change back, but is a revision of its own. */
const isTouched = sql`(${blogPosts.updated_at} >= ${openedAt} or exists (select from post_revisions
	where post_id = ${blogPosts.id} and created_at >= ${openedAt}))`;
const wasPublic = sql`(${blogPosts.published_at} is not null or exists (select from post_revisions
	where post_id = ${blogPosts.id} and created_at >= ${openedAt} and fields ->> 'published' = 'true'))`;
const isMoved = sql`exists (select from slug_redirects
	where post_id = ${blogPosts.id} and created_at >= ${openedAt})`;

/** What no finished build contains. Of the posts to show only the `most` changed last; what is gone is gone at once. */
export async function listLatePosts(db: Database, most: number): Promise<LatePosts> {
	const { id, slug, updated_at } = blogPosts;
	const shown = await db
		.select({ id })
		.from(blogPosts)
		.where(sql`${isPublic} and ${isTouched} and (${isNew} or ${isMoved})`)
		.orderBy(sql`${updated_at} desc`)
		.limit(most);
	const left = db
		.select({ slug: slugRedirects.slug })
		.from(slugRedirects)
		.where(sql`${slugRedirects.created_at} >= ${openedAt}`);
	const gone = await db
		.select({ slug })
		.from(blogPosts)
		.where(sql`not (${isPublic}) and ${isTouched} and ${wasPublic}`)
		.union(left);
	return { shown: shown.map((post) => post.id), gone: gone.map((post) => post.slug) };
}

const key = 'late-posts';
const broughtForward = sql`coalesce((select (value #>> '{}')::bigint from site_state where key = ${key}), 0)`;

/** Whether every publication is in a finished build, or was brought forward. */
export async function isAllForward(db: Database): Promise<boolean> {
	const { id } = publications;
	const seen = sql`greatest(${builtPublication}, ${broughtForward})`;
	const newer = await db.select({ id }).from(publications).where(gt(id, seen)).limit(1);
	return newer.length === 0;
}

/** Everything up to this publication was brought forward. */
export const markForward = (db: Database, publication: number): Promise<void> =>
	writeState(db, key, publication);

import { gt, sql } from 'drizzle-orm';
import { builtPublication } from './build-state.ts';
import type { Database } from './client.ts';
import { isPublic } from './post-columns.ts';
import { blogPosts, publications } from './schema.ts';
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
const leftSlugs = sql<string[]>`array(select slug from slug_redirects
	where post_id = ${blogPosts.id} and created_at >= ${openedAt})`;

/** The posts changed last, at most `most`, within what no finished build contains. */
export async function listLatePosts(db: Database, most: number): Promise<LatePosts> {
	const rows = await db
		.select({
			id: blogPosts.id,
			slug: blogPosts.slug,
			isPublic: sql<boolean>`${isPublic}`,
			leftSlugs,
		})
		.from(blogPosts)
		.where(
			sql`${blogPosts.published_at} is not null and ${blogPosts.updated_at} >= ${openedAt}
				and (not (${isPublic}) or ${isNew} or cardinality(${leftSlugs}) > 0)`,
		)
		.orderBy(sql`${blogPosts.updated_at} desc`)
		.limit(most);
	return {
		shown: rows.flatMap((row) => (row.isPublic ? row.id : [])),
		gone: rows.flatMap((row) => [...row.leftSlugs, ...(row.isPublic ? [] : [row.slug])]),
	};
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

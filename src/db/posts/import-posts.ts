import { sql } from 'drizzle-orm';
import type { PostArticle } from '#domain/post/post';
import type { Database } from '../client.ts';
import { changePosts } from './change-posts.ts';
import { type PostValues, toColumns } from './post-values.ts';

export interface ImportedPost extends Required<Omit<PostValues, 'article' | 'scheduled_at'>> {
	id: string;
	slug: string;
	created_at: string;
	scheduled_at: string | null;
	review_on?: string | null | undefined;
	/** Null when an earlier version exported it: a build settles it. */
	guid: string | null;
	article: PostArticle;
	/** Defaults to the time of the import. */
	updated_at?: string;
	/** Defaults to that. */
	text_changed_at?: string;
}

const postsAtOnce = 50;

function rowOf({ id, guid, updated_at, text_changed_at, ...post }: ImportedPost, now: string) {
	const updated = updated_at || now;
	const columns = toColumns(post);
	return {
		names: columns.map(([name]) => sql.identifier(name)),
		values: sql`(${sql.join([sql`${id}`, sql`${guid}`, sql`${updated}`, sql`${text_changed_at ?? updated}`, ...columns.map(([, value]) => value)], sql`, `)})`,
	};
}

/**
 * Inserts many posts with their own dates in one statement, and returns the inserted ids. A post whose slug or id
 * already exists is skipped, so importing again changes nothing.
 */
export async function importPosts(
	db: Database,
	posts: ImportedPost[],
	now: string,
): Promise<string[]> {
	const taken: string[] = [];
	for (let start = 0; start < posts.length; start += postsAtOnce) {
		const rows = posts.slice(start, start + postsAtOnce).map((post) => rowOf(post, now));
		const names = rows[0]?.names ?? [];
		const inserted = await changePosts(db, {
			change: sql`insert into blog_posts (id, guid, updated_at, text_changed_at, ${sql.join(names, sql`, `)})
				values ${sql.join(
					rows.map((row) => row.values),
					sql`, `,
				)} on conflict do nothing`,
			cause: 'import',
			userName: null,
			now,
		});
		taken.push(...inserted.posts.map((post) => post.id));
	}
	return taken;
}

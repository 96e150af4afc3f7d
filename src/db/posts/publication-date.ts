import { sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import { formatDateTime } from '#domain/time/dates';
import type { Database } from '../client.ts';
import { type ChangedPosts, changePosts } from './change-posts.ts';
import { getPostToChange } from './find-post.ts';

interface CorrectedDate {
	post_id: string;
	/** The date as last seen. */
	from: string | null;
	at: string;
	userName: string | null;
	now: string;
}

/** To the millisecond, as it is stored. */
const exact = (iso: string | null) => iso && new Date(iso).toISOString();

/** Sets when a public post came out; its text, and a working copy of it, stay. Repeated, it changes nothing. */
export async function correctDate(
	db: Database,
	{ post_id, userName, now, ...dates }: CorrectedDate,
): Promise<ChangedPosts> {
	const [from, at] = [exact(dates.from), exact(dates.at)];
	const changed = await changePosts(db, {
		before: sql`where id = ${post_id} and deleted_at is null`,
		change: sql`update blog_posts set published_at = ${at}, revision = blog_posts.revision + 1, updated_at = ${now}
			from before where blog_posts.id = before.id and blog_posts.published
			and blog_posts.published_at is not distinct from ${from}::timestamptz
			and blog_posts.published_at is distinct from ${at}::timestamptz`,
		cause: 'dated',
		userName,
		now,
	});
	if (changed.posts.length > 0) return changed;
	const { published, published_at } = await getPostToChange(db, post_id);
	if (!published) throw new AppError('stale_revision', 'Este post não está no ar.');
	if (published_at !== at) {
		const other = published_at
			? `A data deste post já é outra: ${formatDateTime(published_at)}.`
			: 'Este post não tem mais data.';
		throw new AppError('stale_revision', other);
	}
	return { posts: [], publication: null };
}

import { sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import { formatDateTime } from '#domain/time/dates';
import type { Database } from '../client.ts';
import { type ChangedPosts, changePosts } from './change-posts.ts';
import { getPostToChange } from './find-post.ts';

interface CorrectedDate {
	post_id: string;
	date: 'published_at' | 'created_at';
	/** The date as last seen. */
	from: string | null;
	at: string;
	userName: string | null;
	now: string;
}

/** To the millisecond, as it is stored. */
const exact = (iso: string | null) => iso && new Date(iso).toISOString();

/** Sets when a public post came out, or when a post was created; its text, and a working copy of it, stay. Repeated, it changes nothing. */
export async function correctDate(
	db: Database,
	{ post_id, date, userName, now, ...dates }: CorrectedDate,
): Promise<ChangedPosts> {
	const [from, at] = [exact(dates.from), exact(dates.at)];
	const column = sql.identifier(date);
	const changed = await changePosts(db, {
		before: sql`where id = ${post_id} and deleted_at is null`,
		change: sql`update blog_posts set ${column} = ${at}, revision = blog_posts.revision + 1, updated_at = ${now}
			from before where blog_posts.id = before.id and ${date === 'created_at' ? sql`blog_posts.is_created` : sql`blog_posts.published`}
			and blog_posts.${column} is not distinct from ${from}::timestamptz
			and blog_posts.${column} is distinct from ${at}::timestamptz`,
		cause: 'dated',
		dateBefore: from,
		userName,
		now,
	});
	if (changed.posts.length > 0) return changed;
	const post = await getPostToChange(db, post_id);
	const isFixed = date === 'created_at' ? !post.is_created : !post.published;
	if (isFixed) throw new AppError('stale_revision', 'Este post não está no ar.');
	const shown = post[date];
	if (shown !== at) {
		const other = shown
			? `A data deste post já é outra: ${formatDateTime(shown)}.`
			: 'Este post não tem mais data.';
		throw new AppError('stale_revision', other);
	}
	return { posts: [], publication: null };
}

import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import { readFields } from '#domain/post/post-fields';
import type { RevisionCause } from '#domain/post/post-versions';
import type { Database } from '../client.ts';
import { isTaken } from '../database-error.ts';
import { type ChangedPosts, changePosts } from './change-posts.ts';
import { isFromCopy } from './change-steps.ts';
import { findPost, postMissing, toPost } from './find-post.ts';
import type { PostChange } from './post-change.ts';
import { listColumns } from './post-columns.ts';
import { assignments, type PostValues, toColumns } from './post-values.ts';
import { nothingTyped } from './typed-draft.ts';
import { findCopy } from './working-copies.ts';

export interface PostUpdate {
	id: string;
	values: PostValues;
	/** The revision that the values are based on; when undefined, the last write wins. */
	revision?: number | undefined;
	cause: RevisionCause;
	userName: string | null;
	now: string;
	/** Also publishes; `published_at` is kept if the post was public before. */
	publishes?: boolean;
	/** With a version, the save fails if the form's text has a different one by now; with none, if no act has saved a draft's. */
	dropCopies: NonNullable<PostChange['dropCopies']>;
	/** The plan that this carries out; the save fails if it is gone by now. */
	plan?: { id: string; at: string };
}

/** Another save came first: returns an error with the server's row and working copy. */
export async function staleRevision(db: Database, id: string): Promise<AppError> {
	const post = await findPost(db, id);
	if (!post || post.deleted_at) return postMissing();
	const message = 'Este post foi alterado em outro lugar depois que você o abriu.';
	const copy = (await findCopy(db, id)) ?? null;
	return new AppError('stale_revision', message, { post: toPost(post), draft: copy });
}

const publishing = (now: string): SQL =>
	sql`published = true, scheduled_at = null, published_at = coalesce(blog_posts.published_at, ${now})`;

/** Another text is news for readers; so is what autosave wrote into the row of a draft that was public before. */
function datedChange(values: PostValues, now: string): SQL {
	const read = toColumns(values).filter(([name]) => readFields.some((field) => field === name));
	const names = read.map(([name]) => name);
	const given = sql.join(
		read.map(([, value]) => value),
		sql`, `,
	);
	const isOther =
		read.length > 0
			? sql`row(${listColumns('before', names)}) is distinct from row(${given})`
			: sql`false`;
	return sql`text_changed_at = case when before.typed_version is not null or ${isOther}
		then ${now}::timestamptz else before.text_changed_at end`;
}

/** Saves a post by compare-and-set. Throws `stale_revision`, `slug_taken` or `not_found`. */
export async function updatePost(db: Database, update: PostUpdate): Promise<ChangedPosts> {
	const { id, values, revision, now, dropCopies, plan } = update;
	const isPlanned = plan
		? sql`and exists (select from plans where plans.id = ${plan.id} and plans.waits is null)`
		: sql``;
	const set = [
		...(toColumns(values).length > 0 ? [assignments(values)] : []),
		...(update.publishes ? [publishing(now)] : []),
		...(dropCopies ? [nothingTyped] : []),
		datedChange(values, now),
		sql`revision = blog_posts.revision + 1, updated_at = ${now}`,
	];
	try {
		const saved = await changePosts(db, {
			before: sql`where id = ${id} and deleted_at is null`,
			change: sql`update blog_posts set ${sql.join(set, sql`, `)}
				from before where blog_posts.id = before.id and before.is_created
				and ${revision === undefined ? sql`true` : sql`blog_posts.revision = ${revision}`}
				and ${dropCopies ? isFromCopy(id, dropCopies) : sql`blog_posts.typed_version is null`} ${isPlanned}`,
			mayRename: values.slug !== undefined,
			cause: update.cause,
			userName: update.userName,
			now,
			dropCopies,
			...(plan && {
				due: sql`${plan.at}::timestamptz`,
				also: [['done', sql`delete from plans using changed where plans.id = ${plan.id}`]],
			}),
		});
		if (saved.posts.length === 0) throw await staleRevision(db, id);
		return saved;
	} catch (error) {
		if (!isTaken(error, 'blog_posts_slug_unique')) throw error;
		const { slugTaken } = await import('./address-holder.ts');
		throw await slugTaken(db, values.slug ?? '', id);
	}
}

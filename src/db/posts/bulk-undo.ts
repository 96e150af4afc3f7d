import { and, asc, eq, gt, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import { replaceTags, restoreTags } from '#domain/names/tags';
import { type BulkAct, bulkUndoDays } from '#domain/post/bulk-act';
import { bulkChanges } from '../bulk-undo-schema.ts';
import type { Database } from '../client.ts';
import { plans, postForwards } from '../plan-schema.ts';
import type { StoredPlan } from '../plans/plans.ts';
import { blogPosts } from '../schema.ts';
import { formerCategories, formerTags, topicChanges } from '../topic-schema.ts';
import { followTopics } from '../topics/former-topics.ts';
import { type ChangedMany, setsField } from './bulk-change.ts';
import { type KeptPost, lockPlans, lockPosts } from './bulk-undo-state.ts';
import { changePosts } from './change-posts.ts';
import { nextText } from './typed-draft.ts';
import { moveIntoCopy } from './working-copies.ts';

const limitOf = (now: Date) => new Date(now.getTime() - bulkUndoDays * 86_400_000).toISOString();

/** Takes the change if it may still be undone; nobody else can from then on. */
async function takeChange(db: Database, id: string, now: string) {
	const isRecent = gt(bulkChanges.created_at, limitOf(new Date(now)));
	const [change] = await db
		.update(bulkChanges)
		.set({ undone_at: now })
		.where(and(eq(bulkChanges.id, id), isNull(bulkChanges.undone_at), isRecent))
		.returning();
	if (!change) throw new AppError('not_found', 'Esta mudança não pode mais ser desfeita.');
	return change;
}

/** The posts that nobody has changed since, and the others. */
async function findUntouched(db: Database, act: BulkAct, kept: KeptPost[]) {
	const ids = kept.map(({ id }) => id);
	const present = new Map((await lockPosts(db, ids)).map((post) => [post.id, post]));
	const planned = await lockPlans(db, ids);
	const isTouched = ({ id, revision, typed_version: version, removal }: KeptPost) => {
		const post = present.get(id);
		if (post?.revision !== revision) return true;
		// An earlier version kept none.
		const isRetyped = version !== undefined && post.typed_version !== version;
		if (isRetyped && setsField(act)) return true;
		if (act.action !== 'take-down') return false;
		const plan = planned.find(({ post_id, kind }) => post_id === id && kind === 'removal');
		return plan?.at !== act.at || plan.leads_to !== (removal?.leads_to ?? null);
	};
	const leftOut = kept
		.filter(isTouched)
		.map(({ id }) => ({ id, why: present.has(id) ? ('changed' as const) : ('gone' as const) }));
	const left = new Set(leftOut.map(({ id }) => id));
	return { posts: kept.filter(({ id }) => !left.has(id)), leftOut };
}

/** These posts with what became of their topics since, which changes without a new revision. */
async function followed(db: Database, posts: KeptPost[], madeAt: string): Promise<KeptPost[]> {
	const moved =
		(await db.$count(formerCategories, gt(formerCategories.created_at, madeAt))) +
		(await db.$count(formerTags, gt(formerTags.created_at, madeAt)));
	const standing = await withoutUndoneTags(db, posts, madeAt);
	if (moved === 0) return standing;
	const result: KeptPost[] = [];
	for (const post of standing) result.push(await followTopics(db, post, madeAt));
	return result;
}

/** The columns that an act set; whatever else has changed since stays. */
const columnsOf: Record<BulkAct['action'], SQL> = (() => {
	// A time that has passed since would publish at the next minute.
	const state = sql`published = was.published, published_at = was.published_at,
		deleted_at = was.deleted_at,
		scheduled_at = case when was.published or was.scheduled_at > was.undone_at then was.scheduled_at end`;
	return {
		publish: state,
		unpublish: state,
		delete: state,
		restore: state,
		schedule: state,
		'take-down': state,
		category: sql`category_id = was.category_id`,
		author: sql`author = was.author`,
		tags: sql`tags = array(select jsonb_array_elements_text(was.tags))`,
	};
})();

/** Brings the posts back; what was typed in one that goes out again becomes its working copy. */
async function restorePosts(
	db: Database,
	act: BulkAct,
	posts: KeptPost[],
	{ userName, now }: { userName: string | null; now: string },
) {
	if (!setsField(act))
		for (const { id, published, scheduled_at } of posts)
			if (published || scheduled_at) await moveIntoCopy(db, id, now);
	return changePosts(db, {
		before: sql`where ${inArray(
			blogPosts.id,
			posts.map(({ id }) => id),
		)}`,
		change: sql`update blog_posts set ${columnsOf[act.action]}, updated_at = was.updated_at,
				text_changed_at = coalesce(was.text_changed_at, blog_posts.text_changed_at),
				${nextText}
			from before join (select *, ${now}::timestamptz as undone_at from jsonb_to_recordset(
				${JSON.stringify(posts)}::jsonb) as kept(id uuid,
				published boolean, published_at timestamptz, scheduled_at timestamptz, deleted_at timestamptz,
				category_id uuid, author text, tags jsonb, updated_at timestamptz, text_changed_at timestamptz)) as was on was.id = before.id
			where blog_posts.id = before.id`,
		cause: 'restore',
		userName,
		now,
	});
}

/** Plans to leave the site and where addresses led, as they were. */
async function restorePlans(
	db: Database,
	act: BulkAct,
	posts: KeptPost[],
	now: string,
): Promise<void> {
	const ids = posts.map(({ id }) => id);
	if (act.action === 'take-down') {
		const isRemoval = and(inArray(plans.post_id, ids), eq(plans.kind, 'removal'));
		await db.delete(plans).where(isRemoval);
	}
	const removals = posts.flatMap(({ removal }): StoredPlan[] =>
		removal && removal.at > now ? [removal] : [],
	);
	if (removals.length > 0) await db.insert(plans).values(removals).onConflictDoNothing();
	const forwards = posts.flatMap(({ id, forward }) =>
		forward ? [{ post_id: id, leads_to: forward }] : [],
	);
	if (forwards.length > 0) await db.insert(postForwards).values(forwards).onConflictDoNothing();
}

/** Brings the posts of an act back as they were, with one publication. What was changed since stays, and is named. */
export function undoMany(
	db: Database,
	id: string,
	editor: { userName: string | null; now: string },
): Promise<Omit<ChangedMany, 'revisions'>> {
	return db.transaction(async (transaction) => {
		const { kept, created_at } = await takeChange(transaction, id, editor.now);
		const { act } = kept;
		const { posts, leftOut } = await findUntouched(transaction, act, kept.posts);
		const changed = posts.map((post) => post.id);
		if (changed.length === 0) return { change: null, changed, leftOut, publication: null };
		const isPlan = act.action === 'take-down';
		const { publication } = isPlan
			? { publication: null }
			: await restorePosts(
					transaction,
					act,
					await followed(transaction, posts, created_at),
					editor,
				);
		await restorePlans(transaction, act, posts, editor.now);
		return { change: null, changed, leftOut, publication };
	});
}

/** Deletes what can no longer be undone. */
export async function purgeBulkChanges(db: Database, now: Date): Promise<void> {
	await db.delete(bulkChanges).where(lt(bulkChanges.created_at, limitOf(now)));
}

interface Tagged {
	id: string;
	tags: readonly string[];
}

/** Tags as they were at this moment, without those changes of tags that had happened and were taken back since. */
async function withoutUndoneTags<Post extends Tagged>(
	db: Database,
	posts: readonly Post[],
	at: string,
): Promise<Post[]> {
	const undone = await db
		.select({ kept: topicChanges.kept })
		.from(topicChanges)
		.where(and(lte(topicChanges.created_at, at), gt(topicChanges.undone_at, at)))
		.orderBy(asc(topicChanges.undone_at));
	const steps = undone.flatMap(({ kept }) => (kept.topic === 'tag' ? [kept] : []));
	return posts.map((post) => {
		const tags = steps.reduce<readonly string[]>((present, { names, tag, posts: changed }) => {
			const before = changed.find(({ id }) => id === post.id)?.tags;
			if (!before) return present;
			return restoreTags(present, before, replaceTags(before, new Set(names), tag));
		}, post.tags);
		return { ...post, tags };
	});
}

import { inArray, type SQL, sql } from 'drizzle-orm';
import {
	type BulkAct,
	changeTags,
	findLeftOut,
	type LeftOut,
	type LeftOutPost,
} from '#domain/post/bulk-act';
import type { RevisionCause } from '#domain/post/post-versions';
import { bulkChanges } from '../bulk-undo-schema.ts';
import type { Database } from '../client.ts';
import { plans } from '../plan-schema.ts';
import { blogPosts } from '../schema.ts';
import {
	type KeptPost,
	type LockedPost,
	listForwards,
	lockPlans,
	lockPosts,
} from './bulk-undo-state.ts';
import { type ChangedPosts, changePosts } from './change-posts.ts';
import { type BinChange, deletePosts, restorePosts } from './delete-posts.ts';
import { storedAuthor } from './name-author.ts';
import { setPublished } from './set-published.ts';
import { nextText } from './typed-draft.ts';

export interface ManyPosts {
	/** Ids, with the revisions that the editor saw; a post without one is taken as it is. */
	seen: ReadonlyMap<string, number | undefined>;
	act: BulkAct;
	userName: string | null;
	/** ISO 8601. */
	now: string;
}

export interface ChangedMany {
	/** What can be undone; null when nothing changed. */
	change: string | null;
	changed: string[];
	/** In the same order. */
	revisions: number[];
	leftOut: LeftOutPost[];
	publication: number | null;
}

/** Sets columns of posts that are locked. */
const setColumns = (
	db: Database,
	{ ids, userName, now }: BinChange,
	cause: RevisionCause,
	columns: SQL,
) =>
	changePosts(db, {
		before: sql`where ${inArray(blogPosts.id, ids)}`,
		change: sql`update blog_posts set ${columns}, ${nextText}, updated_at = ${now}
			from before where blog_posts.id = before.id`,
		cause,
		userName,
		now,
	});

type FieldAct = Extract<BulkAct, { action: 'category' | 'author' | 'tags' }>;

/** What a column becomes. */
function columnOf(act: FieldAct, posts: readonly LockedPost[], now: string): SQL {
	if (act.action === 'category')
		return sql`category_id = ${act.category_id}::uuid, typed_category = null`;
	if (act.action === 'author')
		return sql`author = ${storedAuthor(act.author)}, text_changed_at = ${now}`;
	const given = JSON.stringify(
		Object.fromEntries(posts.map(({ id, tags }) => [id, changeTags(tags, act)])),
	);
	return sql`tags = array(select jsonb_array_elements_text(${given}::jsonb -> blog_posts.id::text))`;
}

/** A plan that is there keeps where it leads to. */
async function planRemovals(db: Database, { ids, userName }: BinChange, at: string): Promise<void> {
	const values = ids.map((id) => ({
		post_id: id,
		kind: 'removal' as const,
		at,
		user_name: userName,
	}));
	await db
		.insert(plans)
		.values(values)
		.onConflictDoUpdate({
			target: [plans.post_id, plans.kind],
			set: { at, user_name: userName, waits: null },
		});
}

async function apply(
	db: Database,
	act: BulkAct,
	posts: LockedPost[],
	change: BinChange,
): Promise<ChangedPosts> {
	switch (act.action) {
		case 'publish':
		case 'unpublish':
			return setPublished(db, { ...change, publish: act.action === 'publish' });
		case 'delete':
			return deletePosts(db, change);
		case 'restore':
			return restorePosts(db, change);
		case 'category':
		case 'author':
		case 'tags':
			return setColumns(db, change, 'save', columnOf(act, posts, change.now));
		case 'schedule':
			return setColumns(db, change, 'schedule', sql`scheduled_at = ${act.at}::timestamptz`);
		case 'take-down':
			await planRemovals(db, change, act.at);
			return { posts: [], publication: null };
	}
}

/** Whether the act sets a field that the form has, too. */
export const setsField = ({ action }: BulkAct): boolean =>
	action === 'category' || action === 'author' || action === 'tags';
const versionAfter = (act: BulkAct, { typed_version: version }: LockedPost) =>
	version !== null && setsField(act) ? version + 1 : version;
/** Words that no act has saved do not go out. */
const isTypedSince = ({ action }: BulkAct, { typed_version: version }: LockedPost) =>
	version !== null && (action === 'publish' || action === 'schedule');

/** The locked posts, and which of them the act leaves out. */
async function choosePosts(db: Database, { seen, act }: ManyPosts) {
	const ids = [...seen.keys()];
	const locked = new Map((await lockPosts(db, ids)).map((post) => [post.id, post]));
	const planned = await lockPlans(db, ids);
	const whyNot = (post: LockedPost, revision: number | undefined): LeftOut | undefined => {
		const own = planned.filter(({ post_id }) => post_id === post.id);
		const why = findLeftOut(act, post, own);
		const isOther = revision !== undefined && revision !== post.revision;
		const isChanged = isOther || (!why && isTypedSince(act, post));
		return isChanged && why !== 'gone' ? 'changed' : why;
	};
	const leftOut: ChangedMany['leftOut'] = [];
	const chosen: LockedPost[] = [];
	for (const [id, revision] of seen) {
		const post = locked.get(id);
		const why = post ? whyNot(post, revision) : 'gone';
		if (why) leftOut.push({ id, why });
		else if (post) chosen.push(post);
	}
	return { chosen, leftOut, removals: planned.filter(({ kind }) => kind === 'removal') };
}

/** Changes many posts in one transaction with one publication, and keeps what undoing it needs. */
export function changeMany(db: Database, many: ManyPosts): Promise<ChangedMany> {
	const { act, userName, now } = many;
	return db.transaction(async (transaction) => {
		const { chosen, leftOut, removals } = await choosePosts(transaction, many);
		const ids = chosen.map(({ id }) => id);
		if (ids.length === 0)
			return { change: null, changed: [], revisions: [], leftOut, publication: null };
		const forwards = act.action === 'publish' ? await listForwards(transaction, ids) : [];
		const { posts, publication } = await apply(transaction, act, chosen, { ids, userName, now });
		const revisions = new Map(posts.map(({ id, revision }) => [id, revision]));
		const kept: KeptPost[] = chosen.map((post) => ({
			...post,
			revision: revisions.get(post.id) ?? post.revision,
			typed_version: versionAfter(act, post),
			removal: removals.find(({ post_id }) => post_id === post.id) ?? null,
			forward: forwards.find(({ post_id }) => post_id === post.id)?.leads_to ?? null,
		}));
		const [change] = await transaction
			.insert(bulkChanges)
			.values({ user_name: userName, created_at: now, kept: { act, posts: kept } })
			.returning({ id: bulkChanges.id });
		return {
			change: change?.id ?? null,
			leftOut,
			publication,
			changed: ids,
			revisions: kept.map(({ revision }) => revision),
		};
	});
}

import type { Query, QueryClient } from '@tanstack/react-query';
import { bulkPosts } from '#contract/bulk-posts';
import type { OutputOf } from '#contract/endpoint';
import type { BulkAct } from '#domain/post/bulk-act';
import type { PostSummary } from '#domain/post/post';
import { call } from '../../../api/call.ts';
import { queryKeys } from '../../../api/queries.ts';
import { bulk as text } from '../../../messages/bulk.ts';
import { messages } from '../../../messages.ts';
import { askCategory, lacksOnlyCategory } from '../../../site/category-question.ts';
import { publishOrStop } from '../../../site/deploy-budget-question.ts';
import { giveCategory } from '../../../site/give-category.ts';
import { watchPublication } from '../../../site/watched-publication.ts';
import { toast } from '../../../ui/toast.ts';
import { toastFailure } from '../../../ui/toast-failure.ts';
import { refreshPosts } from '../use-post-actions.ts';
import { listLacks, sayLeftOut } from './bulk-tally.ts';

interface Row {
	id: string;
	revision: number;
}

const isRow = (value: unknown): value is Row =>
	typeof value === 'object' &&
	value !== null &&
	'id' in value &&
	typeof value.id === 'string' &&
	'revision' in value &&
	typeof value.revision === 'number';

/** The posts that a query of lists, or of one post, has read. */
function rowsOf({ queryKey: [subject], state: { data } }: Query): Row[] {
	if (subject === queryKeys.post('')[0]) return [data].filter(isRow);
	const isList = subject === queryKeys.posts[0] && typeof data === 'object' && data !== null;
	return isList && 'posts' in data && Array.isArray(data.posts) ? data.posts.filter(isRow) : [];
}

/** Calls back once the desk has read later revisions of all these posts. The returned function ends that. */
function onceAllChanged(
	queryClient: QueryClient,
	revisions: ReadonlyMap<string, number>,
	onAll: () => void,
): () => void {
	const left = new Map(revisions);
	const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
		if (type !== 'updated') return;
		for (const { id, revision } of rowsOf(query))
			if (revision > (left.get(id) ?? revision)) left.delete(id);
		if (left.size > 0) return;
		stop();
		onAll();
	});
	return stop;
}

/** What an editor chooses in the bar; posts return from the bin elsewhere. */
export type SentBulkAct = Exclude<BulkAct, { action: 'restore' }>;
export interface BulkChange {
	act: SentBulkAct;
	posts: readonly PostSummary[];
}

/** A change that can still be taken back. */
export interface Undoable {
	said: string;
	undo: () => void;
}

const saidBy = {
	...text.done,
	delete: messages.list.deleted,
} satisfies Record<SentBulkAct['action'], (count: number) => string>;

/** Only what readers see takes one of the month's deploys. */
const isSeen = ({ act, posts }: BulkChange) =>
	act.action === 'publish' ||
	(act.action !== 'schedule' && act.action !== 'take-down' && posts.some((post) => post.published));

const sent = (act: SentBulkAct) =>
	act.action === 'tags' ? { ...act, add: [...act.add], remove: [...act.remove] } : act;

async function refresh(queryClient: QueryClient): Promise<void> {
	await Promise.all([
		refreshPosts(queryClient),
		queryClient.invalidateQueries({ queryKey: ['plans'] }),
	]);
}

/** Follows a single post that leaves the site to its readers, like one that is published. */
function follow({ act, posts }: BulkChange, publication: number | null, isUndone = false) {
	const [post] = posts;
	if (act.action !== 'unpublish' || !post || posts.length > 1) return;
	const { revision } = post;
	watchPublication(publication, { ...post, published: isUndone, revision: revision + 1 });
}

async function undo(bulk: BulkChange, change: string, queryClient: QueryClient) {
	try {
		const { left_out, publication } = await call(bulkPosts, { action: 'undo', change });
		const description = sayLeftOut(bulk.act.action, left_out);
		follow(bulk, publication, true);
		toast.success(messages.list.undone, description === '' ? {} : { description });
	} catch (error) {
		toastFailure(error);
	}
	await refresh(queryClient);
}

/** What a notice says; one post that leaves the site has the words of the specification. */
function wordsOf({ act }: BulkChange, count: number): { title: string; text: string } {
	const { unpublished } = messages.list;
	if (act.action === 'unpublish' && count === 1) return unpublished;
	return { title: saidBy[act.action](count), text: '' };
}

/** The notice's 'Desfazer' is handed on when the notice leaves, and goes when none of the posts is as it left them. */
function tell(
	bulk: BulkChange,
	{ changed, revisions, left_out, change, below }: OutputOf<typeof bulkPosts>,
	{ queryClient, offer }: { queryClient: QueryClient; offer: Offer },
) {
	const { action } = bulk.act;
	const leftOut = sayLeftOut(action, left_out);
	const lacks = listLacks(left_out, bulk.posts);
	const describe = (...said: string[]) =>
		[said.filter(Boolean).join(' '), ...lacks].filter(Boolean).join('\n') || undefined;
	if (!change) {
		return void toast.info(text.nothing, { description: describe(leftOut) });
	}
	const words = wordsOf(bulk, changed.length);
	const takeBack = () => {
		stop();
		void undo(bulk, change, queryClient);
	};
	const said = saidBy[action](changed.length);
	let isOver = false;
	const handOn = () => !isOver && offer({ said, undo: takeBack });
	const after = new Map(changed.map((id, at) => [id, revisions[at] ?? Number.POSITIVE_INFINITY]));
	const stop = onceAllChanged(queryClient, after, () => {
		isOver = true;
		offer(undefined);
		toast.dismiss(change);
	});
	toast.success(words.title, {
		id: change,
		description: describe(words.text, text.below(below), leftOut),
		action: { label: messages.common.undo, onClick: takeBack },
		onAutoClose: handOn,
		onDismiss: handOn,
	});
}

type Offer = (undoable: Undoable | undefined) => void;

/** Asks for the category that these posts alone lack, gives it to them, and does the act; false without an answer. */
async function fileAndGoOn(change: BulkChange, ids: string[], goOn: GoOn): Promise<boolean> {
	const { action } = change.act;
	if (ids.length === 0 || (action !== 'publish' && action !== 'schedule')) return false;
	const category_id = await askCategory(action === 'schedule');
	if (category_id === undefined) return false;
	const filed = await giveCategory(ids, category_id);
	const revisionOf = new Map(filed.changed.map((id, at) => [id, filed.revisions[at]]));
	await goOn(
		change.posts.flatMap((post) => {
			const revision = revisionOf.get(post.id);
			return revision === undefined ? [] : [{ ...post, category_id, revision }];
		}),
	);
	return true;
}
type GoOn = (posts: PostSummary[]) => Promise<void>;

/** Changes many posts as they were seen, and offers to take it back. */
export async function runBulk(
	change: BulkChange,
	queryClient: QueryClient,
	offer: Offer,
): Promise<void> {
	const { act, posts } = change;
	try {
		if (isSeen(change)) await publishOrStop(queryClient);
		const postIds = posts.map(({ id }) => id);
		const revisions = posts.map(({ revision }) => revision);
		const done = await call(bulkPosts, { ...sent(act), postIds, revisions });
		follow(change, done.publication);
		const isBare = ({ lacks }: { lacks?: string | undefined }) => lacksOnlyCategory(lacks);
		const bare = done.left_out.filter(isBare).map(({ id }) => id);
		const others = done.left_out.filter((each) => !isBare(each));
		const goOn: GoOn = (filed) => runBulk({ act, posts: filed }, queryClient, offer);
		const left_out = (await fileAndGoOn(change, bare, goOn)) ? others : done.left_out;
		if (done.change || left_out.length > 0)
			tell(change, { ...done, left_out }, { queryClient, offer });
	} finally {
		void refresh(queryClient);
	}
}

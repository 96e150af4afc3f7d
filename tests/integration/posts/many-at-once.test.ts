import { desc, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bulkPosts } from '#contract/bulk-posts';
import type { InputOf } from '#contract/endpoint';
import { publications } from '#db/schema';
import { listRows } from '#db/sql-text';
import type { Post } from '#domain/post/post';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedRemoval } from '../../support/factories/planned.ts';
import { apiForFile } from '../../support/test-api.ts';
import { topicActs } from '../../support/topic-acts.ts';

const api = apiForFile();
const acts = topicActs(api);
beforeEach(async () => {
	await acts.clear();
	await api.db.execute(sql`truncate bulk_changes, post_forwards`);
});
afterEach(() => vi.restoreAllMocks());

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(api.deps.now().getTime() + days * dayMs).toISOString();
const atMinute = (iso: string) => `${iso.slice(0, 16)}:00.000Z`;
const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id);
const seen = (posts: readonly Post[]) => ({
	postIds: idsOf(posts),
	revisions: posts.map(({ revision }) => revision),
});
const act = (input: InputOf<typeof bulkPosts>) => api.call(bulkPosts, input);
const refusedWith = async (input: object) => {
	const { status, body } = await api.tryCall('bulk-posts', input);
	return [status, body.error];
};
const undo = (change: string | null) => act({ action: 'undo', change: change ?? '' });
const lastPublication = async () =>
	(await api.db.select().from(publications).orderBy(desc(publications.id)).limit(1))[0]?.id ?? 0;

/** Everything that an undone act must have left as it was; revisions and their history go on. */
const everything = () =>
	Promise.all(
		[
			sql`select to_jsonb(t) - 'revision' as row from blog_posts t order by id`,
			sql`select to_jsonb(t) as row from plans t order by id`,
			sql`select to_jsonb(t) as row from post_forwards t order by post_id`,
			sql`select to_jsonb(t) - 'base_revision' as row from drafts t order by post_id`,
		].map((query) => listRows(api.db, query)),
	);

test('what is published at once says how many of it stand below posts that are newer', async () => {
	const [old, older] = [
		await createdPost(api, { title: 'Antigo' }),
		await createdPost(api, { title: 'Mais antigo' }),
	];
	await api.db.execute(sql`update blog_posts set created_at = created_at - interval '9 days'`);
	await createdPost(api, { title: 'Novo', published: true });
	const newest = await createdPost(api, { title: 'O mais novo' });
	await api.db.execute(
		sql`update blog_posts set created_at = created_at + interval '1 day' where id = ${newest.id}`,
	);
	const done = await act({ action: 'publish', postIds: idsOf([old, older, newest]) });
	expect([done.changed.length, done.below]).toEqual([3, 2]);
	expect((await undo(done.change)).below).toBe(0);
});

/** A post in every state: never public, scheduled, live, live until a day, and once public. */
async function everyState() {
	const tags = ['foco', 'Café'];
	const target = await createdPost(api, { title: 'Alvo', published: true });
	const draft = await createdPost(api, { title: 'Rascunho', tags });
	const scheduled = await createdPost(api, { title: 'Agendado', scheduled_at: inDays(9), tags });
	const live = await createdPost(api, { title: 'No ar', published: true, tags });
	const leaving = await createdPost(api, { title: 'Sai', published: true, tags: ['foco'] });
	await plannedRemoval(api, leaving.id, inDays(5), target.id);
	const former = await createdPost(api, { title: 'Já saiu', published: true });
	await api.tryCall('toggle-publish', { postId: former.id, publish: false });
	await api.db.execute(
		sql`insert into post_forwards (post_id, leads_to) values (${former.id}, ${target.id})`,
	);
	return { draft, scheduled, live, leaving, former };
}

test.each([
	['publish', {}, ['draft', 'scheduled', 'former']],
	['unpublish', {}, ['scheduled', 'live', 'leaving']],
	['delete', {}, ['draft', 'scheduled', 'live', 'leaving', 'former']],
	[
		'tags',
		{ add: ['novo', 'cafe'], remove: ['foco'] },
		['draft', 'scheduled', 'live', 'leaving', 'former'],
	],
	['category', { category_id: null }, ['draft', 'scheduled', 'live', 'leaving', 'former']],
	['author', { author: 'Zélia' }, ['draft', 'scheduled', 'live', 'leaving', 'former']],
	['schedule', { days: 3 }, ['draft', 'scheduled', 'former']],
	['take-down', { days: 12 }, ['scheduled', 'live', 'leaving']],
] as const)(
	'%s changes what it can, and its one undo brings everything back',
	async (action, given, changes) => {
		const made = await everyState();
		const { days, ...rest } = { days: undefined, ...given };
		const before = await everything();
		const first = await lastPublication();
		api.deps.clock.advance(60_000);
		const at = days && { at: inDays(days) };
		const input = { action, ...rest, ...at, postIds: idsOf(Object.values(made)) };
		const done = await act(input as unknown as InputOf<typeof bulkPosts>);
		expect(done.changed.toSorted()).toEqual(changes.map((name) => made[name].id).toSorted());
		expect(done.left_out.every(({ why }) => ['same', 'live', 'off-air'].includes(why))).toBe(true);
		const isSeen = !['schedule', 'take-down'].includes(action);
		expect(await lastPublication(), 'one publication for all').toBe(first + (isSeen ? 1 : 0));
		expect(await everything()).not.toEqual(before);
		api.deps.clock.advance(5_000);
		const back = await undo(done.change);
		expect(back.changed.toSorted()).toEqual(done.changed.toSorted());
		expect(back.left_out).toEqual([]);
		expect(await everything()).toEqual(before);
		expect(await lastPublication()).toBe(first + (isSeen ? 2 : 0));
		expect(await refusedWith({ action: 'undo', change: done.change })).toEqual([
			404,
			'Esta mudança não pode mais ser desfeita.',
		]);
	},
);

test('S73: a post that another editor changed meanwhile is left out, and the others change', async () => {
	const posts = await Promise.all([1, 2, 3].map(() => createdPost(api, { published: true })));
	const [, other] = posts as [Post, Post, Post];
	await api.tryCall('update-post', { id: other.id, title: 'Mudado', content: 'Por outra pessoa.' });
	const done = await act({ action: 'unpublish', ...seen(posts) });
	expect(done.changed).toHaveLength(2);
	expect(done.left_out).toEqual([{ id: other.id, why: 'changed' }]);
	expect((await acts.get(other.id)).published).toBe(true);
});

test('what was changed or deleted for good since stays so, and the undo names it', async () => {
	const posts = await Promise.all([1, 2, 3].map(() => createdPost(api)));
	const [first, second, third] = posts as [Post, Post, Post];
	const done = await act({ action: 'tags', add: ['novo'], ...seen(posts) });
	await api.tryCall('update-post', {
		id: first.id,
		title: 'Depois',
		content: 'Outro.',
		tags: ['novo'],
	});
	await api.db.execute(sql`delete from blog_posts where id = ${second.id}`);
	const back = await undo(done.change);
	expect(back.changed).toEqual([third.id]);
	expect(back.left_out).toEqual([
		{ id: first.id, why: 'changed' },
		{ id: second.id, why: 'gone' },
	]);
	expect((await acts.get(first.id)).tags).toEqual(['novo']);
	expect((await acts.get(third.id)).tags).toEqual([]);
});

test('tags: the same word in another spelling is there already, and more than twenty do not fit', async () => {
	const full = await createdPost(api, { tags: Array.from({ length: 20 }, (_, at) => `t${at}`) });
	const post = await createdPost(api, { tags: ['Café', 'foco'] });
	const postIds = [full.id, post.id];
	const done = await act({ action: 'tags', add: ['cafe', 'metas'], remove: ['foco'], postIds });
	expect(done.left_out).toEqual([{ id: full.id, why: 'full' }]);
	expect((await acts.get(post.id)).tags).toEqual(['Café', 'metas']);
	const swapped = await act({ action: 'tags', add: ['metas'], remove: ['t3'], postIds: [full.id] });
	expect(swapped.changed).toEqual([full.id]);
});

test('a plan: what is live, off the site or would leave before it comes out is left out', async () => {
	const { draft, scheduled, live, leaving } = await everyState();
	const posts = [draft, scheduled, live, leaving];
	const out = async (input: InputOf<typeof bulkPosts>) =>
		Object.fromEntries((await act(input)).left_out.map(({ id, why }) => [id, why]));
	expect(await out({ action: 'take-down', at: inDays(8), ...seen(posts) })).toEqual({
		[draft.id]: 'off-air',
		[scheduled.id]: 'exit-first',
	});
	const [plan] = await listRows<{ at: Date; leads_to: string }>(
		api.db,
		sql`select at, leads_to from plans where post_id = ${leaving.id}`,
	);
	expect(plan?.leads_to, 'an earlier plan keeps where it leads').toBeTruthy();
	await act({ action: 'take-down', at: inDays(11), postIds: [scheduled.id] });
	expect(await out({ action: 'schedule', at: inDays(12), ...seen(posts) })).toEqual({
		[scheduled.id]: 'exit-first',
		[live.id]: 'live',
		[leaving.id]: 'live',
	});
	expect((await acts.get(draft.id)).scheduled_at).toBe(atMinute(inDays(12)));
});

test('what cannot be asked for is refused with a sentence, and nothing changes', async () => {
	const post = await createdPost(api);
	const postIds = [post.id];
	const before = await everything();
	const gone = '00000000-0000-4000-8000-000000000000';
	const many = Array.from({ length: 201 }, () => crypto.randomUUID());
	for (const [input, status, said] of [
		[{ action: 'schedule', at: inDays(-1), postIds }, 400, /já passou: agora são \d\d:\d\d\.$/],
		[
			{ action: 'take-down', at: atMinute(inDays(0)), postIds },
			400,
			/já passou: agora são \d\d:\d\d\.$/,
		],
		[{ action: 'tags', postIds }, 400, /Escolha uma tag/],
		[
			{ action: 'tags', add: ['Foco'], remove: ['foco'], postIds },
			400,
			/não pode ser adicionada e removida/,
		],
		[{ action: 'category', category_id: gone, postIds }, 400, /categoria/],
		[{ action: 'publish', postIds: many }, 400, /Até 200 posts/],
		[{ action: 'publish', postIds, revisions: [1, 1] }, 400, /versão/],
		[{ action: 'undo', change: gone }, 404, /não pode mais ser desfeita/],
	] as const) {
		const [code, error] = await refusedWith(input);
		expect([code, input.action]).toEqual([status, input.action]);
		expect(error).toMatch(said);
	}
	expect(await everything()).toEqual(before);
	const same = await act({ action: 'unpublish', postIds: [post.id, post.id, gone] });
	expect(same).toMatchObject({ changed: [], change: null, publication: null });
	expect(same.left_out).toEqual([
		{ id: post.id, why: 'same' },
		{ id: gone, why: 'gone' },
	]);
});

test('an undo brings no time back that has passed, which would publish or take off at the next minute', async () => {
	const soon = inDays(0.1);
	const draft = await createdPost(api, { scheduled_at: soon });
	const live = await createdPost(api, { published: true });
	await plannedRemoval(api, live.id, soon);
	const moved = await act({ action: 'schedule', ...seen([draft]), at: inDays(7) });
	const later = await act({ action: 'take-down', ...seen([live]), at: inDays(7) });
	const now = new Date(Date.parse(soon) + 3_600_000);
	vi.spyOn(api.deps, 'now').mockReturnValue(now);
	await undo(moved.change);
	await undo(later.change);
	const rows = await listRows(
		api.db,
		sql`select scheduled_at from blog_posts where id = ${draft.id}`,
	);
	expect(rows).toEqual([{ scheduled_at: null }]);
	expect(await listRows(api.db, sql`select id from plans`)).toEqual([]);
});

test('a plan that somebody made since stays, though its time is the same', async () => {
	const live = await createdPost(api, { published: true });
	const target = await createdPost(api, { published: true });
	const at = atMinute(inDays(7));
	const { change } = await act({ action: 'take-down', ...seen([live]), at });
	await plannedRemoval(api, live.id, at, target.id);
	expect((await undo(change)).left_out).toMatchObject([{ id: live.id }]);
	expect(await listRows(api.db, sql`select leads_to from plans`)).toEqual([
		{ leads_to: target.id },
	]);
});

test('an undo is offered for a day', async () => {
	const post = await createdPost(api);
	const done = await act({ action: 'publish', postIds: [post.id] });
	api.deps.clock.advance(dayMs);
	expect((await refusedWith({ action: 'undo', change: done.change }))[0]).toBe(404);
});

const isThroughNeon = process.env['TEST_DATABASE_DRIVER'] === 'neon';
test.skipIf(isThroughNeon).each(['insert into "bulk_changes"', 'with "before"'])(
	'an act that is killed at %s leaves nothing half done',
	async (part) => {
		const { live, draft } = await everyState();
		const before = await everything();
		const { query } = pg.Client.prototype;
		vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
			this: pg.Client,
			...given: unknown[]
		) {
			const [statement] = given as [string | { text: string }];
			const text = typeof statement === 'string' ? statement : statement.text;
			const { stream } = (this as unknown as { connection: { stream: { destroy: () => void } } })
				.connection;
			if (text.includes(part)) stream.destroy();
			return Reflect.apply(query, this, given);
		} as typeof query);
		const input = { action: 'category', category_id: null, postIds: [live.id, draft.id] };
		expect((await refusedWith(input))[0]).toBe(503);
		vi.restoreAllMocks();
		expect(await everything()).toEqual(before);
	},
);

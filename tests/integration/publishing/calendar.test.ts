import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { calendar } from '#contract/calendar';
import { deletePost } from '#contract/delete-post';
import { plans } from '#contract/plans';
import { togglePublish } from '#contract/toggle-publish';
import { workingCopies } from '#contract/working-copies';
import type { Post } from '#domain/post/post';
import { copyFieldsOf } from '#domain/post/post-versions';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange, plannedRemoval } from '../../support/factories/planned.ts';
import { apiForEachTest } from '../../support/test-api.ts';

const march = { from: '2026-03-01T03:00:00.000Z', until: '2026-04-01T03:00:00.000Z' };
const wednesday = '2026-03-11T12:00:00.000Z';
const friday = '2026-03-13T12:00:00.000Z';

const api = apiForEachTest();

const readMonth = (range = march) => api.call(calendar, { action: 'month', ...range });
const entries = async (range = march) =>
	((await readMonth(range)).entries ?? []).map(({ kind, title, at }) => [kind, title, at]);
const shelf = async () => (await api.call(calendar, { action: 'drafts' })).drafts ?? [];
async function read(id: string): Promise<Post> {
	const reply = await api.call(adminPosts, { action: 'get', slug: id });
	if (!('post' in reply)) throw new Error('get answers a post');
	return reply.post;
}
const aPost = async (given: Parameters<typeof createdPost>[1]) =>
	read((await createdPost(api, given)).id);
const schedule = (post_id: string, from: string | null, at: string | null) =>
	api.tryCall('calendar', { action: 'schedule', post_id, from, at });
const writeCopy = (post: Post, fields: object, version = 0) =>
	api.call(workingCopies, {
		action: 'save',
		post_id: post.id,
		base_revision: post.revision,
		version,
		fields: { ...copyFieldsOf(post), ...fields },
	});
const copyOf = async ({ id }: Post) =>
	(await api.call(workingCopies, { action: 'get', post_id: id })).draft;

test('a month holds what came out, what will, what changes and what leaves, each at its time', async () => {
	const live = await aPost({ title: 'No ar', published: true });
	await aPost({ title: 'Agendado', scheduled_at: friday });
	await aPost({ title: 'Em abril', scheduled_at: march.until });
	await aPost({ title: 'Rascunho' });
	const binned = await aPost({ title: 'Na lixeira', scheduled_at: friday });
	await api.call(deletePost, { postId: binned.id });
	await plannedChange(api, live, { at: wednesday, title: 'Outro título' });
	await plannedRemoval(api, live.id, friday);
	expect(await entries()).toEqual([
		['live', 'No ar', live.published_at],
		['change', 'No ar', wednesday],
		['removal', 'No ar', friday],
		['scheduled', 'Agendado', friday],
	]);
	expect(await entries({ from: march.until, until: '2026-04-02T00:00:00.000Z' })).toHaveLength(1);
	expect((await shelf()).map(({ fields }) => fields.title)).toEqual(['Rascunho']);
});

test('a crowded day sends what is still to come and its number, and the usual hours come with it', async () => {
	await aPost({ title: 'Ainda por vir', scheduled_at: '2026-03-13T20:30:00.000Z' });
	const { id } = await aPost({ title: 'Modelo', published: true });
	await aPost({ title: 'Uma vez', scheduled_at: '2026-03-10T04:00:00.000Z' });
	await api.db.execute(sql`insert into blog_posts (slug, title, title_folded, content, excerpt,
			author, read_time, published, published_at, html, outline, plain_text, reading_minutes, renderer)
		select 'p-' || n, 'P', 'p', 'c', '', 'Ana', '5 min', true,
			'2026-03-13T11:07:00Z'::timestamptz + (case when n < 5 then interval '23 minutes' else interval '0' end),
			html, outline, plain_text, reading_minutes, renderer
		from blog_posts, generate_series(1, 3000) n where id = ${id}`);
	const { entries: listed = [], crowded, usual_times } = await readMonth();
	const ofDay = listed.filter(({ at }) => at.startsWith('2026-03-13'));
	expect(ofDay).toHaveLength(20);
	expect(ofDay.some(({ title }) => title === 'Ainda por vir')).toBe(true);
	expect(crowded).toEqual({ '2026-03-13': 3001 });
	// Those of 08:07 count for 08:00.
	expect(usual_times?.slice(0, 2)).toEqual(['08:00', '08:30']);
	expect(usual_times).not.toContain('01:00');
});

test('S74: a post moves and comes back, and comes out at its new minute alone', async () => {
	const post = await aPost({ title: 'Boletim', scheduled_at: wednesday });
	expect((await schedule(post.id, wednesday, friday)).status).toBe(200);
	api.deps.clock.set(wednesday);
	await runSchedule(api.deps);
	expect((await read(post.id)).published).toBe(false);
	api.deps.clock.set(friday);
	await runSchedule(api.deps);
	expect(await read(post.id)).toMatchObject({ published: true, published_at: friday });
	expect((await schedule(post.id, friday, '2026-03-20T12:00:00.000Z')).body).toMatchObject({
		error: 'Este post já está no ar.',
		code: 'stale_revision',
	});
});

test('a draft takes its working copy with it, and goes back to the shelf with its text', async () => {
	const draft = await aPost({ title: 'Antes' });
	await writeCopy(draft, { title: 'Depois', content: 'Texto novo.' });
	expect((await shelf())[0]?.fields.title).toBe('Depois');
	expect((await schedule(draft.id, null, friday)).status).toBe(200);
	expect(await read(draft.id)).toMatchObject({ title: 'Depois', scheduled_at: friday });
	expect(await copyOf(draft)).toBeNull();
	expect((await schedule(draft.id, friday, null)).status).toBe(200);
	expect((await shelf())[0]?.fields).toMatchObject({ title: 'Depois', scheduled_at: null });
});

test('a date that comes back leaves text and working copy as they were', async () => {
	const post = await aPost({ title: 'Com data', scheduled_at: friday });
	await writeCopy(post, { title: 'Ainda não salvo' });
	expect((await schedule(post.id, friday, null)).status).toBe(200);
	const back = { action: 'schedule', post_id: post.id, from: null, at: friday, keeps_text: true };
	expect((await api.tryCall('calendar', back)).status).toBe(200);
	expect(await read(post.id)).toMatchObject({ title: 'Com data', scheduled_at: friday });
	expect((await copyOf(post))?.fields).toMatchObject({
		title: 'Ainda não salvo',
		scheduled_at: friday,
	});
});

test('the shelf knows of each draft what publishing would ask about', async () => {
	const open = await aPost({ title: 'Aberto', published: true });
	const links = `[a](/post/${open.slug}) [n](/post/nunca)`;
	const known = async (id: string) => {
		const draft = (await shelf()).find((each) => each.id === id);
		return draft && { ...draft, fields: draft.fields.title };
	};
	const early = await aPost({ title: 'Com links', content: links });
	const facts = { is_title_taken: false, hidden_slugs: ['nunca'], newer_posts: 0, is_cut: false };
	expect(await known(early.id)).toEqual({ id: early.id, fields: 'Com links', ...facts });
	api.deps.clock.advance(1000);
	await aPost({ title: 'Mais novo', published: true });
	const same = await aPost({ title: 'ABERTO', content: 'a'.repeat(50_000) });
	expect(await known(early.id)).toMatchObject({ newer_posts: 1 });
	expect(await known(same.id)).toMatchObject({
		is_title_taken: true,
		hidden_slugs: [],
		newer_posts: 0,
		is_cut: true,
	});
});

test('a working copy of a post with a date keeps its text, and learns the new date', async () => {
	const post = await aPost({ title: 'Com data', scheduled_at: wednesday });
	const { draft } = await writeCopy(post, { title: 'Ainda não salvo' });
	await schedule(post.id, wednesday, friday);
	const moved = await read(post.id);
	expect(moved).toMatchObject({ title: 'Com data', scheduled_at: friday });
	expect(await copyOf(post)).toMatchObject({
		version: (draft?.version ?? 0) + 1,
		base_revision: moved.revision,
		fields: { title: 'Ainda não salvo', scheduled_at: friday },
	});
	await api.call(togglePublish, { postId: post.id, publish: false });
	expect((await copyOf(post))?.fields.scheduled_at).toBeNull();
});

test('what cannot be done is refused with a sentence, and nothing is half done', async () => {
	const draft = await aPost({ title: 'Rascunho' });
	const post = await aPost({ title: 'Com data', scheduled_at: wednesday });
	const said = async (...asked: Parameters<typeof schedule>) => {
		const { status, body } = await schedule(...asked);
		return [status, body.error];
	};
	expect(await said(post.id, friday, null)).toEqual([
		409,
		'A data deste post já é outra: 11/03/2026 09:00.',
	]);
	expect(await said(draft.id, friday, wednesday)).toEqual([409, 'Este post não tem mais data.']);
	expect(await said(draft.id, null, '2026-03-10T12:00:59.000Z')).toEqual([
		400,
		'10/03/2026 09:00 já passou: agora são 09:00.',
	]);
	await plannedRemoval(api, post.id, friday);
	expect(await said(post.id, wednesday, friday)).toEqual([
		400,
		expect.stringContaining('A saída do ar está marcada para 13/03/2026 09:00.'),
	]);
	const copied = await aPost({ title: 'Copiado' });
	await writeCopy(copied, { title: '' });
	expect((await schedule(copied.id, null, friday)).status).toBe(400);
	await api.call(deletePost, { postId: draft.id });
	expect(await said(draft.id, null, friday)).toEqual([404, 'Post não encontrado']);
	expect(await entries()).toEqual([
		['scheduled', 'Com data', wednesday],
		['removal', 'Com data', friday],
	]);
});

test('S74: two moves at once: one wins, the other is told', async () => {
	const post = await aPost({ scheduled_at: wednesday });
	const at = ['2026-03-16T12:00:00.000Z', '2026-03-17T12:00:00.000Z'];
	const answers = await Promise.all(at.map((each) => schedule(post.id, wednesday, each)));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	const won = at[answers.findIndex(({ status }) => status === 200)];
	expect((await read(post.id)).scheduled_at).toBe(won);
});

test('a plan that was moved elsewhere stays there', async () => {
	const post = await aPost({ published: true });
	const plan = await plannedRemoval(api, post.id, wednesday);
	const move = (from: string, at: string) =>
		api.tryCall('plans', { action: 'move', id: plan?.id, from, at });
	expect((await move(wednesday, friday)).status).toBe(200);
	expect((await move(wednesday, '2026-03-20T12:00:00.000Z')).body).toMatchObject({
		code: 'stale_revision',
		error: 'A data mudou em outro lugar.',
	});
	expect((await api.call(plans, { action: 'list' })).plans).toMatchObject([{ at: friday }]);
});

test('a month has its bounds', async () => {
	const ask = async (until: string) =>
		(await api.tryCall('calendar', { action: 'month', from: march.from, until })).status;
	expect(await ask('2026-04-15T03:00:00.000Z')).toBe(200);
	expect(await ask('2026-04-15T03:00:00.001Z')).toBe(400);
	expect(await ask(march.from)).toBe(400);
});

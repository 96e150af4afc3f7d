import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { auditLog } from '#contract/audit-log';
import { correctDate } from '#contract/correct-date';
import { deletePost } from '#contract/delete-post';
import { postRevisions } from '#contract/post-revisions';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { listPlans } from '#db/plans/plans';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { publications } from '#db/schema';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange } from '../../support/factories/planned.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { dayMs, hourMs } from '../../support/test-deps.ts';

const api = apiForEachTest();

const lastYear = '2025-03-03T12:30:00.000Z';
const before = '2024-12-24T23:00:00.000Z';
const correct = (post_id: string, from: string | null, at: string) =>
	api.tryCall('correct-date', { post_id, from, at });
async function read(id: string) {
	const reply = await api.call(adminPosts, { action: 'get', slug: id });
	if (!('post' in reply)) throw new Error('get answers a post');
	return reply.post;
}
const outbox = async () =>
	(await api.db.select().from(publications).orderBy(asc(publications.id))).map(({ kind }) => kind);
const live = (title = 'No ar') => createdPost(api, { title, published: true });

test('S101: a corrected date holds at once, with one publication, a revision and a line in the log', async () => {
	const post = await live();
	api.deps.clock.advance(hourMs);
	const { post: dated, publication } = await api.call(correctDate, {
		post_id: post.id,
		from: post.published_at,
		at: lastYear,
	});
	expect(publication).toBe(2);
	expect(dated).toEqual({
		...(await read(post.id)),
		published_at: lastYear,
		revision: 2,
		updated_at: api.deps.now().toISOString(),
	});
	expect(dated.created_at, 'lists stay in their order').toBe(post.created_at);
	expect(await outbox()).toEqual(['publish', 'update']);
	expect(api.deps.hook.calls).toBe(2);
	const { revisions = [] } = await api.call(postRevisions, { action: 'list', post_id: post.id });
	expect(revisions.map(({ cause, user_name }) => [cause, user_name])).toEqual([
		['dated', 'Ana'],
		['publish', 'Ana'],
	]);
	const { entries } = await api.call(auditLog, { kind: 'posts' });
	expect(entries[0]).toMatchObject({ event: 'post_dated', user_name: 'Ana', subject: 'No ar' });
});

test('it is undone to the millisecond, and sent again it changes nothing', async () => {
	const post = await live();
	api.deps.clock.advance(hourMs);
	await correct(post.id, post.published_at, lastYear);
	expect(await correct(post.id, post.published_at, lastYear)).toMatchObject({
		status: 200,
		body: { publication: null, post: { published_at: lastYear, revision: 2 } },
	});
	expect(await outbox()).toHaveLength(2);
	await correct(post.id, lastYear, post.published_at ?? '');
	expect(await read(post.id)).toMatchObject({ published_at: post.published_at, revision: 3 });
});

test('S101: a date to come, an impossible one, one of the first year and none are refused with the reason', async () => {
	const post = await live();
	const soon = new Date(api.deps.now().getTime() + 60_000).toISOString();
	for (const [at, error] of [
		[soon, '10/03/2026 09:01 ainda não chegou.'],
		['0001-01-01T12:00:00Z', 'A data mais antiga é 01/01/1970.'],
		['2026-02-30T12:00:00Z', 'Data e hora inválidas.'],
		['2026-02-01', 'Data e hora inválidas.'],
		['ontem', 'Data e hora inválidas.'],
		['', 'Data e hora inválidas.'],
	] as const)
		expect(await correct(post.id, post.published_at, at), at).toMatchObject({
			status: 400,
			body: { error, details: { field: 'at' } },
		});
	expect(await correct(post.id, post.published_at, 7 as never)).toMatchObject({ status: 400 });
	expect(await read(post.id)).toEqual(post);
});

test('C1: of two tabs at once one holds, and the other learns the date that the post has by now', async () => {
	const post = await live();
	const both = await Promise.all([
		correct(post.id, post.published_at, lastYear),
		correct(post.id, post.published_at, before),
	]);
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	const { published_at } = await read(post.id);
	const shown = published_at === lastYear ? '03/03/2025 09:30' : '24/12/2024 20:00';
	expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
		code: 'stale_revision',
		error: `A data deste post já é outra: ${shown}.`,
	});
	expect(await outbox()).toEqual(['publish', 'update']);
});

test('S101: a post that is not public has no date to correct, whatever it is instead', async () => {
	const was = await live();
	await api.call(togglePublish, { postId: was.id, publish: false });
	const draft = await createdPost(api, { title: 'Rascunho' });
	const scheduled = await createdPost(api, { scheduled_at: '2027-01-01T12:00:00Z' });
	const begun = '00000000-0000-4000-8000-0000000000b1';
	await api.call(workingCopies, {
		action: 'save',
		post_id: begun,
		base_revision: 0,
		version: 0,
		fields: aDraft({ title: 'Começado' }),
	});
	for (const { id, published_at } of [was, draft, scheduled, { id: begun, published_at: null }])
		expect(await correct(id, published_at, lastYear)).toMatchObject({
			status: 409,
			body: { error: 'Este post não está no ar.' },
		});
	expect((await read(was.id)).published_at).toBe(was.published_at);
	await api.call(deletePost, { postId: was.id });
	const never = '00000000-0000-4000-8000-0000000000ff';
	for (const id of [was.id, never])
		expect(await correct(id, was.published_at, lastYear)).toMatchObject({ status: 404 });
});

test('a working copy stays as it is and is based on the corrected post; so is a planned change', async () => {
	const post = await live();
	const planned = await live('Planejado');
	await plannedChange(api, planned, { at: '2026-03-11T12:00:00.000Z', title: 'Planejado e feito' });
	const fields = aDraft({ title: 'Mudando' });
	const { draft: kept } = await api.call(workingCopies, {
		action: 'save',
		post_id: post.id,
		base_revision: 1,
		version: 0,
		fields,
	});
	await correct(post.id, post.published_at, lastYear);
	await correct(planned.id, planned.published_at, before);
	const { draft } = await api.call(workingCopies, { action: 'get', post_id: post.id });
	expect(draft).toEqual({ ...kept, base_revision: 2 });
	const { post: saved } = await api.call(updatePost, {
		id: post.id,
		title: 'Mudado',
		content: 'Outro.',
		revision: 2,
	});
	expect(saved).toMatchObject({ title: 'Mudado', published_at: lastYear });
	api.deps.clock.advance(2 * dayMs);
	await runSchedule(api.deps);
	expect(await listPlans(api.db)).toEqual([]);
	expect(await read(planned.id)).toMatchObject({
		title: 'Planejado e feito',
		published_at: before,
	});
});

test('a corrected date survives Despublicar and Publicar', async () => {
	const post = await live();
	await correct(post.id, post.published_at, lastYear);
	for (const publish of [false, true]) await api.call(togglePublish, { postId: post.id, publish });
	expect(await read(post.id)).toMatchObject({ published: true, published_at: lastYear });
});

test('S17: what was changed before readers had it, or on the day they did, is no edit, however early the date', async () => {
	const draft = await createdPost(api, { title: 'Rascunho', content: 'Um texto.' });
	api.deps.clock.advance(3 * dayMs);
	const save = (content: string) =>
		api.call(updatePost, { id: draft.id, title: draft.title, content });
	await save('Um texto melhor.');
	const { post } = await api.call(togglePublish, { postId: draft.id, publish: true });
	api.deps.clock.advance(hourMs);
	await save('Um texto sem erros.');
	await correct(draft.id, post.published_at, lastYear);
	const editedAt = () =>
		readPublicBlog(api.db, 'created_at', async (_, { listArticles }) => {
			const [article] = await listArticles([draft.id]);
			return article?.edited_at;
		});
	expect(await editedAt()).toBeNull();
	api.deps.clock.advance(dayMs);
	await save('Um texto ainda melhor.');
	expect(await editedAt()).toBe(api.deps.now().toISOString());
});

const toFirst = (post_id: string, from: string, at?: string) =>
	api.tryCall('correct-date', { post_id, date: 'created_at', from, ...(at && { at }) });

test('S12: a post is put first by the day of its creation, which the server says; the old one is in its history, and comes back', async () => {
	const draft = await createdPost(api, { title: 'De segunda' });
	api.deps.clock.advance(dayMs);
	await live('De terça');
	await api.call(togglePublish, { postId: draft.id, publish: true });
	const order = () =>
		readPublicBlog(api.db, 'created_at', async ({ posts }) => posts.map(({ title }) => title));
	expect(await order()).toEqual(['De terça', 'De segunda']);
	api.deps.clock.advance(hourMs);
	const now = api.deps.now().toISOString();
	const { published_at } = await read(draft.id);
	expect(await toFirst(draft.id, draft.created_at)).toMatchObject({
		status: 200,
		body: { post: { created_at: now, published_at, revision: 3 }, publication: 3 },
	});
	expect(await order()).toEqual(['De segunda', 'De terça']);
	const { revisions = [] } = await api.call(postRevisions, { action: 'list', post_id: draft.id });
	expect(revisions[0]).toMatchObject({ cause: 'dated', date_before: draft.created_at });
	await toFirst(draft.id, now, draft.created_at);
	expect(await order()).toEqual(['De terça', 'De segunda']);
	expect(await toFirst(draft.id, now), 'another tab saw another day').toMatchObject({
		status: 409,
	});
});

test('S12: a draft is put first before it goes out, without a publication, and keeps its words', async () => {
	const draft = await createdPost(api, { title: 'De segunda' });
	const fields = aDraft({ title: 'Mais palavras' });
	const copy = { post_id: draft.id, base_revision: 1, version: 0, fields };
	await api.call(workingCopies, { action: 'save', ...copy });
	api.deps.clock.advance(dayMs);
	const { created_at } = await read(draft.id);
	expect(await toFirst(draft.id, created_at)).toMatchObject({
		status: 200,
		body: { post: { title: 'Mais palavras', published_at: null }, publication: null },
	});
	expect((await read(draft.id)).created_at).toBe(api.deps.now().toISOString());
});

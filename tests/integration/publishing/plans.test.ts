import { beforeEach, expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { deletePost } from '#contract/delete-post';
import { type Plan, plans } from '#contract/plans';
import { postRevisions } from '#contract/post-revisions';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { purgeExpiredPosts } from '#db/posts/delete-posts';
import { findPost } from '#db/posts/find-post';
import { saveOldAddresses } from '#db/posts/old-addresses';
import { changeBuildState } from '#db/publishing/build-state';
import { endDeploy } from '#db/publishing/deploys';
import { findNewestPublication } from '#db/publishing/publications';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import type { Post } from '#domain/post/post';
import { copyFieldsOf } from '#domain/post/post-versions';
import { recordBuild } from '#steps/publish/record-build';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange, plannedRemoval } from '../../support/factories/planned.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { dayMs } from '../../support/test-deps.ts';

const friday = '2026-03-13T12:00:00.000Z';
const wednesday = '2026-03-11T12:00:00.000Z';
const content = 'O primeiro parágrafo.\n\nO segundo tem um eros.\n\nO terceiro.';

const api = apiForEachTest();
let post: Post;
beforeEach(async () => {
	post = await live({ title: 'Cinquenta ideias', content });
});

async function read(id: string): Promise<Post> {
	const reply = await api.call(adminPosts, { action: 'get', slug: id });
	if (!('post' in reply)) throw new Error('get answers a post');
	return reply.post;
}
async function live(given: Parameters<typeof createdPost>[1]): Promise<Post> {
	return read((await createdPost(api, { published: true, ...given })).id);
}
const tickAt = (iso: string) => {
	api.deps.clock.set(iso);
	return runSchedule(api.deps);
};
const listed = async () => (await api.call(plans, { action: 'list' })).plans;
const redirects = () => readPublicBlog(api.db, 'created_at', async (blog) => blog.redirects);
const refusal = async (input: unknown) => {
	const { status, body } = await api.tryCall('plans', input);
	return { status, error: body.error };
};
const save = (given: { content: string }) =>
	api.call(updatePost, { id: post.id, title: post.title, ...given });

test('S64: a change goes out at its minute and not before, as one revision and one publication', async () => {
	await plannedChange(api, post, { at: friday, title: 'Sessenta ideias' });
	expect((await read(post.id)).title).toBe('Cinquenta ideias');
	await tickAt('2026-03-13T11:59:59.999Z');
	expect((await read(post.id)).title).toBe('Cinquenta ideias');
	const hooks = api.deps.hook.calls;
	await tickAt(friday);
	expect(await read(post.id)).toMatchObject({
		title: 'Sessenta ideias',
		published: true,
		published_at: post.published_at,
	});
	expect(api.deps.hook.calls).toBe(hooks + 1);
	expect(await listed()).toEqual([]);
	const { revisions } = await api.call(postRevisions, { action: 'list', post_id: post.id });
	expect(revisions?.[0]).toMatchObject({ cause: 'planned', user_name: 'Ana' });
});

test('S64: a typo mended meanwhile stays mended', async () => {
	const parts = content.split('\n\n');
	const planned = [parts[0], parts[1], 'O terceiro, com a oferta de março.'].join('\n\n');
	await plannedChange(api, post, { at: friday, content: planned });
	await tickAt(wednesday);
	await save({ content: content.replace('eros', 'erro') });
	await tickAt(friday);
	const text = (await read(post.id)).content;
	expect(text).toContain('O segundo tem um erro.');
	expect(text).toContain('O terceiro, com a oferta de março.');
});

test('S64: the same passage changed twice waits and says so; taken back, it is the working copy again', async () => {
	const planned = content.replace('um eros', 'dois erros');
	const plan = await plannedChange(api, post, { at: friday, content: planned });
	await tickAt(wednesday);
	await save({ content: content.replace('eros', 'erro') });
	await tickAt(friday);
	expect((await read(post.id)).content).toContain('um erro.');
	expect(await listed()).toMatchObject([{ kind: 'change', waits: 'overlap' }]);
	expect(await tickAt('2026-03-13T12:01:00.000Z')).toMatchObject({ wasIdle: true });

	await api.call(plans, { action: 'cancel', id: plan?.id ?? '' });
	expect(await listed()).toEqual([]);
	const { draft } = await api.call(workingCopies, { action: 'get', post_id: post.id });
	expect(draft).toMatchObject({ base_revision: post.revision });
	expect(draft?.fields.content).toContain('dois erros');
});

test('a plan is not taken back over other changes, and neither is lost', async () => {
	const plan = await plannedChange(api, post, { at: friday, title: 'Planejado' });
	const { draft } = await api.call(workingCopies, { action: 'get', post_id: post.id });
	expect(draft).toBeNull();
	await api.call(workingCopies, {
		action: 'save',
		post_id: post.id,
		base_revision: post.revision,
		version: 0,
		fields: { ...copyFieldsOf(post), title: 'Começado depois' },
	});
	expect(await refusal({ action: 'cancel', id: plan?.id })).toMatchObject({ status: 409 });
	expect(await listed()).toMatchObject([{ kind: 'change' }]);
	const kept = await api.call(workingCopies, { action: 'get', post_id: post.id });
	expect(kept.draft?.fields.title).toBe('Começado depois');
});

test('a form that shows a copy that is gone does not take the cancelled change for it', async () => {
	const plan = await plannedChange(api, post, { at: friday, title: 'Planejado' });
	const fields = { ...copyFieldsOf(post), title: 'Começado depois' };
	const copy = { post_id: post.id, base_revision: post.revision, fields };
	const { draft } = await api.call(workingCopies, { action: 'save', ...copy, version: 0 });
	const version = draft?.version ?? 0;
	await api.call(workingCopies, { action: 'discard', post_id: post.id });
	await api.call(plans, { action: 'cancel', id: plan?.id ?? '' });
	const save = { action: 'save', ...copy, version };
	expect(await api.tryCall('drafts', save)).toMatchObject({
		status: 409,
		body: { details: { draft: { fields: { title: 'Planejado' } } } },
	});
});

test('at its minute a post leaves the site, becomes a draft, and its address leads nowhere', async () => {
	await plannedRemoval(api, post.id, friday);
	await tickAt(friday);
	expect(await read(post.id)).toMatchObject({ published: false, scheduled_at: null });
	expect(await redirects()).toEqual([]);
	const { revisions } = await api.call(postRevisions, { action: 'list', post_id: post.id });
	expect(revisions?.[0]).toMatchObject({ cause: 'removed' });
});

test('its addresses lead to the chosen post, over a further removal, until it is published again', async () => {
	const second = await live({ title: 'Segundo' });
	const third = await live({ title: 'Terceiro' });
	await api.call(updatePost, { id: post.id, title: 'a', content: 'b', slug: 'endereco-novo' });
	await plannedRemoval(api, post.id, wednesday, second.id);
	await plannedRemoval(api, second.id, friday, third.id);
	await tickAt(wednesday);
	const ofFirst = ['cinquenta-ideias', 'endereco-novo'];
	expect(await redirects()).toEqual(ofFirst.map((from) => ({ from, to: 'segundo' })));
	await tickAt(friday);
	expect(await redirects()).toEqual(
		[...ofFirst, 'segundo'].map((from) => ({ from, to: 'terceiro' })),
	);
	await api.call(togglePublish, { postId: post.id, publish: true });
	expect(await redirects()).toEqual([
		{ from: 'cinquenta-ideias', to: 'endereco-novo' },
		{ from: 'segundo', to: 'terceiro' },
	]);
	await api.call(togglePublish, { postId: post.id, publish: false });
	await api.call(togglePublish, { postId: third.id, publish: false });
	expect(await redirects()).toEqual([]);
});

test('S68: deleted for good, by hand or after 30 days, its addresses go on leading there', async () => {
	const [second, third] = [await live({ title: 'Segundo' }), await live({ title: 'Terceiro' })];
	await api.call(updatePost, { id: post.id, title: 'a', content: 'b', slug: 'endereco-novo' });
	await saveOldAddresses(api.db, [{ address: '/2012/ideias', post_id: post.id }], friday);
	await plannedRemoval(api, post.id, wednesday, second.id);
	await plannedRemoval(api, second.id, friday, third.id);
	await tickAt(friday);
	const leads = () =>
		readPublicBlog(api.db, 'created_at', async ({ redirects, old_addresses }) => ({
			redirects,
			old_addresses,
		}));
	const before = await leads();
	expect(before.redirects).toHaveLength(3);
	expect(before.old_addresses).toEqual([{ from: '/2012/ideias', to: 'terceiro' }]);

	await api.call(deletePost, { postId: second.id });
	expect(await api.call(deletePost, { postId: second.id, action: 'purge' })).toMatchObject({
		publication: null,
	});
	expect(await leads()).toEqual(before);
	await api.call(deletePost, { postId: post.id });
	await purgeExpiredPosts(api.db, new Date(Date.parse(friday) + 31 * dayMs));
	expect(await findPost(api.db, post.id)).toBeUndefined();
	expect(await leads()).toEqual(before);
	expect((await createdPost(api, { title: 'Cinquenta ideias' })).slug).toBe('cinquenta-ideias-2');
});

test('a removal that is to lead to a post that is gone leads where that one led, but never to itself', async () => {
	const [second, third] = [await live({ title: 'Segundo' }), await live({ title: 'Terceiro' })];
	await plannedRemoval(api, second.id, wednesday, third.id);
	await plannedRemoval(api, post.id, friday, second.id);
	await plannedRemoval(api, third.id, friday, second.id);
	await tickAt(wednesday);
	await api.call(deletePost, { postId: second.id });
	await api.call(deletePost, { postId: second.id, action: 'purge' });
	const targets = new Map((await listed()).map(({ post_id, leads_to }) => [post_id, leads_to]));
	expect(targets.get(post.id)).toMatchObject({ id: third.id });
	expect(targets.get(third.id)).toBeNull();
});

test('a removal of a post that left by hand is forgotten; its planned change waits', async () => {
	await plannedChange(api, post, { at: wednesday, title: 'Planejado' });
	await plannedRemoval(api, post.id, friday);
	await api.call(togglePublish, { postId: post.id, publish: false });
	expect(await listed()).toMatchObject([{ kind: 'change' }]);
	await tickAt(wednesday);
	expect(await listed()).toMatchObject([{ kind: 'change', waits: 'off-air' }]);
	expect(await read(post.id)).toMatchObject({ title: 'Cinquenta ideias', published: false });
	await api.call(deletePost, { postId: post.id });
	expect(await listed()).toEqual([]);
});

test('a change whose address another post took waits', async () => {
	await plannedChange(api, post, { at: friday, slug: 'oferta' });
	await live({ title: 'Oferta' });
	await tickAt(friday);
	expect(await listed()).toMatchObject([{ waits: 'refused' }]);
	expect((await read(post.id)).slug).toBe('cinquenta-ideias');
});

test('a change, then the exit, when the scheduler was away at both minutes', async () => {
	await plannedChange(api, post, { at: wednesday, title: 'Última versão' });
	await plannedRemoval(api, post.id, friday);
	await tickAt('2026-03-20T12:00:00.000Z');
	expect(await read(post.id)).toMatchObject({ title: 'Última versão', published: false });
});

test('what cannot be planned is refused with a sentence, and nothing is half done', async () => {
	const draft = await createdPost(api, { title: 'Rascunho' });
	const removal = (post_id: string, at: string, leads_to?: string) =>
		refusal({ action: 'plan-removal', post_id, at, leads_to });
	expect(await removal(post.id, '2026-03-10T12:00:30Z')).toMatchObject({
		error: expect.stringContaining('já passou'),
	});
	expect(await removal(draft.id, friday)).toMatchObject({ error: 'Este post não está no ar.' });
	expect(await removal(post.id, friday, post.id)).toMatchObject({ status: 400 });
	expect(await removal(post.id, friday, draft.id)).toMatchObject({ status: 400 });
	await plannedRemoval(api, post.id, wednesday);
	await expect(plannedChange(api, post, { at: friday, title: 'Tarde' })).rejects.toThrow(
		'A data de sair do ar precisa ser depois da de publicar.',
	);
	const { draft: copy } = await api.call(workingCopies, { action: 'get', post_id: post.id });
	expect(copy?.fields.title).toBe('Tarde');
	const soon = await createdPost(api, { title: 'Em breve', scheduled_at: wednesday });
	await plannedRemoval(api, soon.id, friday);
	const late = { id: soon.id, title: 'Em breve', content: 'a', scheduled_at: friday };
	expect((await api.tryCall('update-post', late)).body.error).toContain(
		'depois da data de publicar',
	);
});

test('a plan moves to another minute, and a second change of one post is refused', async () => {
	const plan = (await plannedChange(api, post, { at: wednesday, title: 'Uma' })) as Plan;
	await api.call(plans, { action: 'move', id: plan.id, at: friday });
	await tickAt(wednesday);
	expect((await read(post.id)).title).toBe('Cinquenta ideias');
	await expect(plannedChange(api, post, { at: friday, title: 'Duas' })).rejects.toThrow(
		'já tem uma mudança agendada',
	);
	await tickAt(friday);
	expect((await read(post.id)).title).toBe('Uma');
});

test('C13: an idle tick knows the next plan from its blob', async () => {
	await changeBuildState(api.db, { publication: await findNewestPublication(api.db) });
	await plannedRemoval(api, post.id, friday);
	await tickAt('2026-03-13T11:00:00.000Z');
	expect(await tickAt('2026-03-13T11:59:00.000Z')).toMatchObject({ wasIdle: true });
	expect(await tickAt(friday)).toMatchObject({ wasIdle: false });
	expect((await read(post.id)).published).toBe(false);
});

test('S44: of a month two deploys are kept for what leaves the site', async () => {
	const publication = await findNewestPublication(api.db);
	await recordBuild(api.deps, { kind: 'succeeded', publication, durationMs: 1 });
	api.deps.monthlyDeploys = 4;
	for (const id of ['one', 'two']) await endDeploy(api.db, id, 'succeeded', api.deps.now());
	const before = api.deps.hook.calls;
	await save({ content: 'Nada de novo.' });
	expect(api.deps.hook.calls).toBe(before);
	await plannedRemoval(api, post.id, new Date(Date.parse(friday) - dayMs).toISOString());
	await tickAt('2026-03-12T12:00:00.000Z');
	expect(api.deps.hook.calls).toBe(before + 1);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { togglePublish } from '#contract/toggle-publish';
import { findNewestPublication } from '#db/publishing/publications';
import { recordBuild } from '#steps/publish/record-build';
import { announceChange } from '#steps/schedule/scheduler-marker';
import { createdPost } from '../../support/factories/new-post.ts';
import { admin } from '../../support/test-api.ts';
import { hourMs, minuteMs } from '../../support/test-deps.ts';
import { openTroubledBlog, type TroubledBlog } from '../../support/troubled-blog.ts';

let blog: TroubledBlog;
beforeEach(async () => {
	blog = await openTroubledBlog();
});
afterEach(() => blog.close());

const toAna = (subject: string) => `${admin.email}: ${subject}`;
const well = toAna('Tudo certo de novo');

async function readPost(id: string) {
	const reply = await blog.api.call(adminPosts, { action: 'get', slug: id });
	if (!('post' in reply)) throw new Error('get answers a post');
	return reply.post;
}

async function livePost(title: string) {
	const { id } = await createdPost(blog.api, { title, published: true });
	await blog.build();
	return readPost(id);
}

test('a blog whose address does not open is told after ten minutes, and once more when it does', async () => {
	await livePost('No ar');
	const { deps } = blog.api;
	const { readPublication } = deps;
	deps.readPublication = async () => undefined;
	await createdPost(blog.api, { title: 'Segundo', published: true });
	await blog.build();
	await blog.pass(9);
	expect(blog.told()).toEqual([]);
	await blog.pass(3 * 60);
	expect(blog.told()).toEqual([toAna('O blog não abre para quem não é da equipe')]);
	expect(blog.sink.mails.at(-1)?.text).toContain('Make public');
	deps.readPublication = readPublication;
	await blog.pass(61);
	expect(blog.told()).toEqual([well]);
});

test('what waits for an hour is told, whatever the reason, and a removal after ten minutes', async () => {
	const { hook } = blog.api.deps;
	const post = await livePost('No ar');
	hook.act = () => Promise.reject(new Error('410'));
	await createdPost(blog.api, { published: true });
	await blog.pass(59);
	expect(blog.told()).toEqual([]);
	await blog.pass(2);
	expect(blog.told()).toEqual([toAna('1 mudança não foi ao ar')]);
	expect(blog.sink.mails.at(-1)?.text).toContain('o serviço de publicação recusou o pedido');
	await blog.build();
	await blog.pass(2);
	expect(blog.told()).toEqual([well]);
	await blog.api.call(togglePublish, { postId: post.id, publish: false });
	await blog.pass(9);
	expect(blog.told()).toEqual([]);
	await blog.pass(40);
	expect(blog.told()).toEqual([toAna('O que saiu do ar ainda aparece no blog')]);
	hook.act = async () => undefined;
	await blog.pass(2);
	await blog.build();
	await blog.pass(2);
	expect(blog.told()).toEqual([well]);
});

test('what the owner lets builds wait for is told that much later', async () => {
	const { deps } = blog.api;
	deps.buildMinIntervalMs = 2 * hourMs + minuteMs;
	await livePost('No ar');
	await createdPost(blog.api, { published: true });
	await createdPost(blog.api, { scheduled_at: blog.in(5) });
	await blog.pass(134);
	expect(blog.told()).toEqual([]);
	await blog.pass(44);
	expect(blog.told()).toEqual([toAna('O post das 09:05 não foi ao ar')]);
	await blog.pass(4);
	expect(blog.told()).toEqual([toAna('2 mudanças não foram ao ar')]);
});

test('a removal is told beside what waits longer, and well only when readers have it', async () => {
	const { deps } = blog.api;
	const post = await livePost('No ar');
	deps.hook.act = () => Promise.reject(new Error('410'));
	await createdPost(blog.api, { published: true });
	await blog.pass(61);
	expect(blog.told()).toEqual([toAna('1 mudança não foi ao ar')]);
	await blog.api.call(togglePublish, { postId: post.id, publish: false });
	await blog.pass(11);
	expect(blog.told()).toEqual([toAna('O que saiu do ar ainda aparece no blog')]);
	const publication = (await findNewestPublication(blog.api.db)) - 1;
	await recordBuild(deps, { kind: 'succeeded', publication, durationMs: 1 });
	await announceChange(deps);
	await blog.pass(2);
	expect(blog.told()).toEqual([well]);
	expect(blog.sink.mails.at(-1)?.text).toContain('O que estava na fila está no ar');
	await blog.build();
	await blog.pass(2);
	expect(blog.told()).toEqual([well]);
	expect(blog.sink.mails.at(-1)?.text).toContain('O blog está atualizado desde');
});

test('where publishing was never activated, that is told after an hour', async () => {
	blog.api.deps.asksForHook = true;
	await createdPost(blog.api, { published: true });
	await blog.pass(62);
	expect(blog.told()).toEqual([toAna('1 mudança não foi ao ar')]);
	expect(blog.sink.mails.at(-1)?.text).toContain('abra Sistema e ative a publicação');
});

test('C20: a build that the platform does not show is told once, and once more when readers have it', async () => {
	let shown = 0;
	blog.api.deps.readPublication = async () => shown;
	await livePost('Pronto e invisível');
	await blog.pass(9);
	expect(blog.told()).toEqual([]);
	await blog.pass(180);
	expect(blog.told()).toEqual([toAna('1 mudança não foi ao ar')]);
	const [mail] = blog.sink.mails;
	expect(mail?.text).toContain('Unlock to start auto publishing');
	shown = await findNewestPublication(blog.api.db);
	await blog.pass(15);
	expect(blog.told()).toEqual([well]);
});

test('a mail says what holds a post up: publishing that was never switched on, or a build', async () => {
	const { deps } = blog.api;
	deps.asksForHook = true;
	await createdPost(blog.api, { title: 'Marcado', scheduled_at: blog.in(5) });
	await blog.pass(16);
	expect(blog.sink.mails.at(-1)?.text).toContain('a publicação ainda não foi ativada');
	deps.asksForHook = false;
	await blog.build();
	await blog.pass(2);
	deps.monthlyDeploys = 10;
	await recordBuild(deps, { kind: 'building' });
	const post = await createdPost(blog.api, { published: true });
	await blog.api.call(togglePublish, { postId: post.id, publish: false });
	await blog.pass(12);
	expect(blog.sink.mails.at(-1)?.text).not.toContain('não foi ativada');
});

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { auditLog } from '#contract/audit-log';
import { deletePost } from '#contract/delete-post';
import { profile } from '#contract/profile';
import { togglePublish } from '#contract/toggle-publish';
import { connect } from '#db/client';
import { rememberBackup } from '#db/last-backup';
import { endDeploy } from '#db/publishing/deploys';
import { markForward } from '#db/publishing/fast-lane-progress';
import { findNewestPublication } from '#db/publishing/publications';
import { adminUsers } from '#db/schema';
import { recordBuild } from '#steps/publish/record-build';
import { tellTroubles } from '#steps/publish/tell-troubles';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange, plannedRemoval } from '../../support/factories/planned.ts';
import { admin } from '../../support/test-api.ts';
import { dayMs, hourMs, minuteMs } from '../../support/test-deps.ts';
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

test('a scheduled post that readers do not see after ten minutes is told once, and once more when they do', async () => {
	await blog.addAccount('bia@blog.test');
	await createdPost(blog.api, {
		title: 'Três perguntas',
		content: 'Palavras do texto.',
		scheduled_at: blog.in(5),
	});
	await blog.pass(14);
	expect(blog.told()).toEqual([]);
	await blog.pass(1);
	const late = 'O post das 09:05 não foi ao ar';
	expect(blog.told()).toEqual([toAna(late), `bia@blog.test: ${late}`]);
	const [mail] = blog.sink.mails;
	expect(mail?.head).toMatch(/^From: "?Vão Livre, avisos do blog"? <mesa@blog\.test>/m);
	expect(mail?.head).toMatch(/^List-Unsubscribe: <https:\/\/blog\.test\/admin\/perfil>/im);
	expect(mail?.text).toContain('“Três perguntas” devia estar no ar há dez minutos e não está.');
	expect(mail?.text).not.toContain('Palavras do texto');
	await blog.pass(40);
	expect(blog.told()).toEqual([]);
	await blog.build();
	await blog.pass(2);
	expect(blog.told()).toEqual([well, 'bia@blog.test: Tudo certo de novo']);
	expect(blog.sink.mails.at(-1)?.text).toContain('“Três perguntas” está no ar desde as 09:56');
	await blog.pass(30);
	expect(blog.told()).toEqual([]);
});

test('a post that the lane shows at its address is live, whatever the next build does', async () => {
	await createdPost(blog.api, { scheduled_at: blog.in(5) });
	await blog.pass(6);
	const newest = await findNewestPublication(blog.api.db);
	await markForward(blog.api.db, newest, { over: [], broken: [] });
	await blog.pass(30);
	expect(blog.told()).toEqual([]);
});

test('posts of one minute are told each, and one that somebody unpublished or deleted is not awaited any more', async () => {
	const [first, second] = [
		await createdPost(blog.api, { title: 'Um', scheduled_at: blog.in(5) }),
		await createdPost(blog.api, { title: 'Outro', scheduled_at: blog.in(5) }),
	];
	await blog.pass(15);
	expect(blog.told()).toHaveLength(2);
	expect(blog.sink.mails.map(({ text }) => /“(Um|Outro)”/.exec(text)?.[1]).toSorted()).toEqual([
		'Outro',
		'Um',
	]);
	await blog.api.call(togglePublish, { postId: first.id, publish: false });
	await blog.pass(2);
	expect(blog.told()).toEqual([well]);
	expect(blog.sink.mails.at(-1)?.text).toContain('“Um” não está mais agendado para as 09:05');
	await blog.api.call(deletePost, { postId: second.id });
	await blog.pass(2);
	expect(blog.told()).toEqual([well]);
	expect(blog.sink.mails.at(-1)?.text).toContain('“Outro” não está mais agendado para as 09:05');
	await blog.api.call(deletePost, { postId: second.id, action: 'purge' });
	await blog.pass(30);
	expect(blog.told()).toEqual([]);
});

test('a planned change and a planned removal are told in their own words', async () => {
	const changed = await livePost('Mudado');
	const removed = await livePost('Tirado');
	await plannedChange(blog.api, changed, { at: blog.in(5), content: 'Outro texto.' });
	await plannedRemoval(blog.api, removed.id, blog.in(6));
	await blog.pass(20);
	expect(blog.told()).toEqual([
		toAna('A mudança das 09:05 não foi ao ar'),
		toAna('O post que sairia do ar às 09:06 continua no ar'),
	]);
	await blog.build();
	await blog.pass(2);
	expect(blog.told()).toEqual([well, well]);
	const texts = blog.sink.mails.slice(2).map(({ text }) => text);
	expect(texts.join()).toContain('A mudança de “Mudado” está no ar desde');
	expect(texts.join()).toContain('“Tirado” saiu do ar às');
});

test('a planned change that waits for the editor says why', async () => {
	const post = await livePost('Mudado');
	await plannedChange(blog.api, post, { at: blog.in(5), content: 'Outro texto.' });
	await blog.api.call(togglePublish, { postId: post.id, publish: false });
	await blog.build();
	await blog.pass(15);
	expect(blog.told()).toEqual([toAna('A mudança das 09:05 não foi ao ar')]);
	expect(blog.sink.mails[0]?.text).toContain('Motivo: o post não estava no ar');
});

test('a build that failed for good is told; another one that merely starts is not well', async () => {
	await createdPost(blog.api, { published: true });
	await recordBuild(blog.api.deps, { kind: 'failed', reason: 'content', log: '' });
	await blog.pass(3);
	expect(blog.told()).toEqual([toAna('1 mudança não foi ao ar')]);
	await createdPost(blog.api, { published: true });
	await blog.pass(5);
	await recordBuild(blog.api.deps, { kind: 'failed', reason: 'content', log: '' });
	await blog.pass(5);
	expect(blog.told()).toEqual([]);
	await createdPost(blog.api, { published: true });
	await blog.build();
	await blog.pass(3);
	expect(blog.told()).toEqual([well]);
});

test('a month without publications is told once while something waits, and when it came out', async () => {
	blog.api.deps.monthlyDeploys = 1;
	await endDeploy(blog.api.db, 'the only one', 'succeeded', blog.api.deps.now());
	await createdPost(blog.api, { published: true });
	await blog.pass(2);
	expect(blog.told()).toEqual([toAna('Acabaram as atualizações do mês: 1 post na fila')]);
	await createdPost(blog.api, { published: true });
	await blog.pass(90);
	expect(blog.told()).toEqual([]);
	blog.api.deps.monthlyDeploys = 20;
	await createdPost(blog.api, { published: true });
	await blog.pass(2);
	expect(blog.told()).toEqual([]);
	await blog.build();
	await blog.pass(2);
	expect(blog.told()).toEqual([well]);
});

test('a backup that is older than two nights is told by the daily look, where one was ever made', async () => {
	const { clock } = blog.api.deps;
	const nextDay = async () => {
		clock.advance(dayMs - 30 * minuteMs);
		await runSchedule(blog.api.deps);
		await blog.pass(30);
		return blog.told().filter((subject) => !subject.includes('parado'));
	};
	await nextDay();
	expect(await nextDay()).toEqual([]);
	await rememberBackup(blog.api.db, { at: blog.in(0), posts: 1, pictures: 0 });
	expect([...(await nextDay()), ...(await nextDay())]).toEqual([]);
	expect(await nextDay()).toEqual([toAna('O backup está atrasado: o último tem 3 dias')]);
	expect(await nextDay()).toEqual([]);
	await rememberBackup(blog.api.db, { at: blog.in(0), posts: 1, pictures: 0 });
	expect(await nextDay()).toEqual([well]);
});

test('a scheduler that stood still is told when it runs again, even if the database is away at first', async () => {
	const { deps } = blog.api;
	await blog.pass(5);
	deps.clock.advance(59 * minuteMs);
	await runSchedule(deps);
	expect(blog.told()).toEqual([]);
	deps.clock.advance(hourMs + 20 * minuteMs);
	const { db } = deps;
	deps.db = new Proxy(db, {
		get() {
			throw new Error('away');
		},
	});
	await runSchedule(deps).catch(() => undefined);
	deps.db = db;
	await blog.pass(3);
	expect(blog.told()).toEqual([toAna('O agendador ficou parado por 1 h 21 min')]);
	await blog.pass(60);
	expect(blog.told()).toEqual([]);
});

test('C18, S94: two schedulers tell each account once, of the trouble and of its end', async () => {
	const { deps, url } = blog.api;
	const other = await connect(url, () => undefined, { max: 1 });
	await blog.addAccount('bia@blog.test');
	await createdPost(blog.api, { scheduled_at: blog.in(1) });
	const tick = async () => {
		deps.clock.advance(minuteMs);
		await Promise.all([runSchedule(deps), runSchedule({ ...deps, db: other.db })]);
	};
	for (let minute = 0; minute < 15; minute += 1) await tick();
	await blog.build();
	for (let minute = 0; minute < 5; minute += 1) await tick();
	expect(blog.told().toSorted()).toEqual(
		[admin.email, 'bia@blog.test'].flatMap((to) => [
			`${to}: O post das 09:01 não foi ao ar`,
			`${to}: Tudo certo de novo`,
		]),
	);
	await other.close();
});

test('S94: nobody is told who switched it off at Perfil, or whose account is disabled', async () => {
	const { api } = blog;
	await blog.addAccount('bia@blog.test');
	await blog.addAccount('fora@blog.test');
	await api.db
		.update(adminUsers)
		.set({ disabled_at: blog.in(0) })
		.where(eq(adminUsers.email, 'fora@blog.test'));
	expect((await api.call(profile, { action: 'get' })).trouble_mails).toBe(true);
	const off = await api.call(profile, { action: 'trouble-mails', on: false });
	expect(off.trouble_mails).toBe(false);
	await createdPost(api, { scheduled_at: blog.in(1) });
	await blog.pass(12);
	expect(blog.told()).toEqual(['bia@blog.test: O post das 09:01 não foi ao ar']);
	await api.call(profile, { action: 'trouble-mails', on: true });
	const { entries } = await api.call(auditLog, { kind: 'access' });
	const events = entries.map(({ event }) => event);
	expect(events).toEqual(expect.arrayContaining(['trouble_mails_on', 'trouble_mails_off']));
});

test('a tick that has run for long leaves its mails to the next', async () => {
	await createdPost(blog.api, { scheduled_at: blog.in(5) });
	await blog.pass(14);
	blog.sink.decide = () => 'refuse-receiver';
	await blog.pass(1);
	blog.sink.decide = () => 'take';
	blog.api.deps.clock.advance(minuteMs);
	await tellTroubles(blog.api.deps, performance.now() - 18_000);
	expect(blog.told()).toEqual([]);
	await blog.pass(2);
	expect(blog.told()).toEqual([toAna('O post das 09:05 não foi ao ar')]);
});

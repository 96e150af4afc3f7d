import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { admin } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';
import { openTroubledBlog, type TroubledBlog } from '../../support/troubled-blog.ts';

let blog: TroubledBlog;
beforeEach(async () => {
	blog = await openTroubledBlog(1_000);
});
afterEach(() => blog.close());

const late = `${admin.email}: O post das 09:01 não foi ao ar`;

test('a mail server that hangs delays no publication, and is asked again a minute later', async () => {
	const { api, sink } = blog;
	await createdPost(api, { title: 'Atrasado', scheduled_at: blog.in(1) });
	const onTime = await createdPost(api, { title: 'Na hora', scheduled_at: blog.in(11) });
	const fates = ['silent', 'endless', 'hang', 'cut', 'refuse-receiver', 'refuse-mail'] as const;
	let asked = 0;
	sink.decide = () => {
		asked += 1;
		return fates[asked - 1] ?? 'take';
	};
	await blog.pass(11);
	expect(asked).toBe(1);
	const reply = await api.call(adminPosts, { action: 'get', slug: onTime.id });
	expect(reply).toMatchObject({ post: { published: true } });
	await blog.pass(5);
	expect([asked, blog.told()]).toEqual([6, []]);
	await blog.pass(1);
	expect(blog.told()).toEqual([late]);
	expect(api.deps.lines.join()).not.toContain(admin.email);
});

test('a mail server on another machine gets no mail unencrypted, and a later one gets it', async () => {
	const { api, sink } = blog;
	await createdPost(api, { scheduled_at: blog.in(1) });
	const local = api.deps.mailServer;
	if (!local) throw new Error('there is a mail server');
	api.deps.mailServer = { ...local, url: sink.url.replace('127.0.0.1', '0.0.0.0') };
	const fates = ['refuse-tls', 'take'] as const;
	let asked = 0;
	sink.decide = () => {
		asked += 1;
		return fates[asked - 1] ?? 'cut';
	};
	await blog.pass(13);
	expect([asked, blog.told()]).toEqual([3, []]);
	api.deps.mailServer = local;
	sink.decide = () => 'take';
	await blog.pass(1);
	expect(blog.told()).toEqual([late]);
});

test('a mail server that never accepts is asked ever more seldom, but daily, so that the database sleeps', async () => {
	const { sink } = blog;
	await createdPost(blog.api, { scheduled_at: blog.in(1) });
	let asked = 0;
	sink.decide = () => {
		asked += 1;
		return 'refuse-mail';
	};
	await blog.pass(60);
	expect(asked).toBe(11);
	const passDays = async (days: number) => {
		for (let half = 0; half < days * 48; half += 1) {
			blog.api.deps.clock.advance(30 * minuteMs);
			await runSchedule(blog.api.deps);
		}
	};
	await passDays(2);
	expect(asked).toBe(16);
	sink.decide = () => 'take';
	await passDays(1);
	expect(blog.told()).toEqual([late]);
});

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bulkPosts } from '#contract/bulk-posts';
import { correctDate } from '#contract/correct-date';
import type { InputOf } from '#contract/endpoint';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { valuesOf } from '#domain/post/form-values';
import { lastNews, type Post } from '#domain/post/post';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { settleEarlierData } from '../../../scripts/upgrade/settle-earlier-data.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange } from '../../support/factories/planned.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { hourMs } from '../../support/test-deps.ts';

const api = apiForEachTest();
const now = () => api.deps.now().toISOString();
/** What a build's snapshot says of the only public post. */
const shown = () =>
	readPublicBlog(api.db, 'created_at', async ({ posts: [post] }) => {
		if (!post) throw new Error('No post is public.');
		return { news: lastNews(post), updated: post.updated_at };
	});
const save = (post: Post, fields: object) =>
	api.call(updatePost, { id: post.id, title: post.title, content: post.content, ...fields });
const bulk = (input: InputOf<typeof bulkPosts>) => api.call(bulkPosts, input);

test.each<[what: string, change: (post: Post) => Promise<unknown>]>([
	['a tag', (post) => save(post, { tags: ['foco'] })],
	['the same text', (post) => save(post, {})],
	['a read time', (post) => save(post, { read_time: '9 min' })],
	['an address', (post) => save(post, { slug: 'outro' })],
	['tags of many', ({ id }) => bulk({ action: 'tags', postIds: [id], add: ['foco'] })],
	[
		'an author, taken back',
		async ({ id }) => {
			const { change } = await bulk({ action: 'author', postIds: [id], author: 'Bia' });
			api.deps.clock.advance(hourMs);
			await bulk({ action: 'undo', change: change ?? '' });
		},
	],
	[
		'taken off and published again',
		async ({ id }) => {
			await api.call(togglePublish, { postId: id, publish: false });
			await api.call(togglePublish, { postId: id, publish: true });
		},
	],
	[
		'a corrected day of creation',
		({ id, created_at }) =>
			api.call(correctDate, {
				post_id: id,
				date: 'created_at',
				from: created_at,
				at: '2025-03-03T12:30:00.000Z',
			}),
	],
])('%s is no news for readers', async (_, change) => {
	const post = await createdPost(api, { published: true });
	const cameOut = now();
	api.deps.clock.advance(hourMs);
	await change(post);
	expect(await shown()).toMatchObject({ news: cameOut });
});

test.each<[what: string, change: (post: Post) => Promise<unknown>]>([
	['a title', (post) => save(post, { title: 'Outro' })],
	['a text', (post) => save(post, { content: 'Outro texto.' })],
	['an excerpt', (post) => save(post, { excerpt: 'Outro resumo.' })],
	['a cover', (post) => save(post, { image_url: 'https://fotos.test/a.jpg', image_alt: 'Mesa' })],
	['an author of many', ({ id }) => bulk({ action: 'author', postIds: [id], author: 'Bia' })],
	[
		'a planned change',
		async (post) => {
			const at = new Date(api.deps.now().getTime() + hourMs).toISOString();
			await plannedChange(api, post, { at, content: 'Outro texto.' });
			api.deps.clock.advance(hourMs);
			await runSchedule(api.deps);
		},
	],
	[
		'words typed while it was off the site',
		async (post) => {
			await api.call(togglePublish, { postId: post.id, publish: false });
			await api.call(workingCopies, {
				action: 'save',
				post_id: post.id,
				base_revision: post.revision + 1,
				version: 0,
				fields: { ...valuesOf(post), content: 'Outro texto.' },
			});
			await api.call(togglePublish, { postId: post.id, publish: true });
		},
	],
])('%s is', async (_, change) => {
	const post = await createdPost(api, { published: true });
	api.deps.clock.advance(hourMs);
	await change(post);
	expect(await shown()).toEqual({ news: now(), updated: now() });
});

test('a post is news when it comes out, however long ago it was written', async () => {
	const post = await createdPost(api, { scheduled_at: '2026-04-01T12:00:00.000Z' });
	api.deps.clock.set('2026-04-01T12:00:30.000Z');
	await runSchedule(api.deps);
	expect(post.text_changed_at).not.toBe(null);
	expect((await shown()).news).toBe('2026-04-01T12:00:00.000Z');
});

test('an earlier version’s post keeps its last change, as the first build settles it', async () => {
	const post = await createdPost(api, { published: true });
	const at = now();
	await api.db.execute(sql`update blog_posts set text_changed_at = null`);
	expect((await shown()).news).toBe(at);
	const source = { siteUrl: 'https://blog.test', databaseUrl: 'postgres://banco.test/blog' };
	await settleEarlierData(api.db, source, api.deps.now());
	api.deps.clock.advance(hourMs);
	await save(post, { tags: ['foco'] });
	expect((await shown()).news).toBe(at);
});

import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deletePost } from '#contract/delete-post';
import { type BlogResult, results } from '#contract/results';
import { togglePublish } from '#contract/toggle-publish';
import type { ResultSpan } from '#domain/time/period';
import { createdPost } from '../../support/factories/new-post.ts';
import { addVisits } from '../../support/factories/visits.ts';
import { apiForEachTest } from '../../support/test-api.ts';

const api = apiForEachTest();
/** Its visits were counted long ago, so that there is something to compare with. */
let old: string;

beforeEach(async () => {
	// Half past two in the night of the 20th in São Paulo; in UTC it is the same day.
	api.deps.clock.set('2026-11-20T05:30:00.000Z');
	old = (await createdPost(api, { title: 'Antigo', published: true })).id;
	await api.db.execute(sql`update blog_posts set published_at = '2024-01-05T12:00:00Z'`);
	await addVisits(api.db, old, '2024-01-01', { 'from-direct': 1 }, 'month');
});

const count = (...given: [string, string, object, ('day' | 'month')?]) =>
	addVisits(api.db, ...given);
async function read(span: ResultSpan = '28d', posts = 5): Promise<BlogResult> {
	const { blog } = await api.call(results, { action: 'blog', span, posts });
	if (!blog) throw new Error('blog is missing');
	return blog;
}
const aPost = async (title: string, published = true) =>
	(await createdPost(api, { title, published })).id;

describe('a span', () => {
	test('of 28 days ends today, in São Paulo, and the one before ends where it begins', async () => {
		await count(old, '2026-11-21', { view: 1_000 });
		await count(old, '2026-11-20', { view: 1 });
		await count(old, '2026-10-24', { view: 2 });
		await count(old, '2026-10-23', { view: 40 });
		await count(old, '2026-10-22', { view: 5 });
		await count(old, '2026-09-26', { view: 7 });
		await count(old, '2026-09-25', { view: 2_000 });
		const blog = await read();
		expect(blog.units).toHaveLength(28);
		expect(blog.units[0]).toEqual({ since: '2026-10-24', visits: 2, before: 7, came_out: 0 });
		expect(blog.units.at(-1)).toEqual({
			since: '2026-11-20',
			visits: 1,
			before: 40,
			came_out: 0,
		});
		expect(blog.totals.visits).toBe(3);
		expect(blog.posts).toMatchObject([{ id: old, visits: 3, closed: 2, before: 12 }]);
		// Today is not over, so the comparison leaves it and its counterpart out.
		expect([blog.closed.visits, blog.before?.visits]).toEqual([2, 12]);
		expect((await read('7d')).units.map(({ since }) => since)).toEqual(
			[14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`),
		);
	});

	test('begins with São Paulo’s day, not with Greenwich’s', async () => {
		api.deps.clock.set('2026-11-20T02:30:00.000Z');
		expect((await read('7d')).units.at(-1)?.since).toBe('2026-11-19');
	});

	test('of 12 months adds the days of a month to what was folded of it', async () => {
		await count(old, '2026-11-20', { view: 1 });
		await count(old, '2026-08-31', { view: 10 });
		await count(old, '2026-08-01', { view: 100 }, 'month');
		await count(old, '2025-12-01', { view: 1_000 }, 'month');
		await count(old, '2025-11-01', { view: 5 }, 'month');
		await count(old, '2025-08-01', { view: 50 }, 'month');
		await count(old, '2024-12-01', { view: 500 }, 'month');
		await count(old, '2024-11-01', { view: 9_000 }, 'month');
		const blog = await read('12m');
		const of = (since: string) => blog.units.find((unit) => unit.since === since);
		expect(blog.units).toHaveLength(12);
		expect(blog.units[0]).toEqual({
			since: '2025-12-01',
			visits: 1_000,
			before: 500,
			came_out: 0,
		});
		expect(of('2026-08-01')).toMatchObject({ visits: 110, before: 50 });
		expect(of('2026-11-01')).toMatchObject({ visits: 1, before: 5 });
		expect([blog.totals.visits, blog.closed.visits, blog.before?.visits]).toEqual([
			1_111, 1_110, 550,
		]);
		expect(blog.posts).toMatchObject([{ visits: 1_111, closed: 1_110, before: 550 }]);
		expect(blog.best).toMatchObject({ since: '2025-12-01', visits: 1_000, post: { id: old } });
		expect((await read()).totals.visits, 'months are not days').toBe(1);
	});

	test('is compared with nothing that was not counted', async () => {
		await api.db.execute(sql`delete from visits`);
		await count(old, '2026-10-01', { view: 3 });
		await count(old, '2026-10-02', { view: 9, 'from-direct': 9 });
		expect(await read()).toMatchObject({ since: '2026-10-02', before: null });
		expect((await read('7d')).before).toMatchObject({ visits: 0 });
	});

	test('without visits says so', async () => {
		await api.db.execute(sql`delete from visits`);
		expect(await read()).toMatchObject({
			since: null,
			best: null,
			idle: null,
			before: null,
			posts: [],
			posts_total: 0,
			silent: 1,
			sources: [],
			unfound: [],
		});
	});
});

test('sources are lines that an editor knows, the largest first', async () => {
	await count(old, '2026-11-10', {
		view: 60,
		'from-google': 10,
		'from-search-engine': 11,
		'from-home': 9,
		'from-post': 8,
		'from-own-search': 7,
		'from-whatsapp': 5,
		'from-instagram': 4,
		'from-linkedin': 3,
		'from-other': 2,
		'from-direct': 1,
		read: 30,
		share: 4,
	});
	const blog = await read();
	expect(blog.sources).toEqual([
		{ line: 'search-engines', visits: 21 },
		{ line: 'own-pages', visits: 17 },
		{ line: 'own-search', visits: 7 },
		{ line: 'whatsapp', visits: 5 },
		{ line: 'instagram', visits: 4 },
		{ line: 'linkedin', visits: 3 },
		{ line: 'other', visits: 2 },
		{ line: 'direct', visits: 1 },
	]);
	expect(blog.totals).toMatchObject({ visits: 60, told: 60, read: 30 });
});

test('clicks are told by what was followed and where it stood; without a place it stood at the end', async () => {
	await count(old, '2026-11-18', {
		view: 30,
		'visit-click': 2,
		'visit-click-text': 5,
		'whatsapp-click-text': 1,
		'map-click-footer': 4,
		'map-click-text': 1,
		'follow-click': 3,
		'follow-click-footer': 6,
	});
	const blog = await read();
	expect(blog.clicks).toEqual([
		{ target: 'visit', text: 5, end: 2, footer: 0 },
		{ target: 'whatsapp', text: 1, end: 0, footer: 0 },
		{ target: 'map', text: 1, end: 0, footer: 4 },
		{ target: 'follow', text: 0, end: 3, footer: 6 },
	]);
	expect(blog.totals).toMatchObject({ visit_clicks: 7, whatsapp_clicks: 1, map_clicks: 5 });
	expect(blog.posts[0]).toMatchObject({ clicks: 13, clicked: { text: 7, end: 2, footer: 4 } });
});

describe('posts', () => {
	test('are listed by clicks to the house, then by visits, with what their readers did', async () => {
		const [second, third] = [await aPost('Segundo'), await aPost('Terceiro')];
		await aPost('Sem visitas');
		await count(old, '2026-11-18', { view: 20, 'from-google': 12, 'from-direct': 8, read: 9 });
		await count(old, '2026-11-19', { view: 1, 'from-direct': 1, 'visit-click': 2 });
		await count(second, '2026-11-19', { view: 7, 'from-whatsapp': 7, 'map-click-footer': 3 });
		await count(third, '2026-11-19', { view: 90, 'from-direct': 90, 'follow-click': 50 });
		const blog = await read('28d', 2);
		expect(blog.posts.map(({ title }) => title)).toEqual(['Segundo', 'Antigo']);
		expect(blog.posts[1]).toEqual({
			id: old,
			title: 'Antigo',
			state: 'live',
			is_new: false,
			lacks_door: false,
			visits: 21,
			closed: 21,
			before: 0,
			told: 21,
			read: 9,
			source: 'search-engines',
			clicks: 2,
			clicked: { text: 0, end: 2, footer: 0 },
		});
		expect([blog.posts_total, blog.silent]).toEqual([3, 1]);
		expect(blog.best).toEqual({
			since: '2026-11-19',
			visits: 98,
			post: { id: third, title: 'Terceiro' },
		});
		const posts = (await read('28d', 3)).posts;
		expect(posts[0]).toMatchObject({
			id: second,
			is_new: true,
			clicks: 3,
			source: 'whatsapp',
			lacks_door: false,
		});
		expect(posts[2], 'who follows the blog stays with it').toMatchObject({
			title: 'Terceiro',
			clicks: 0,
			lacks_door: true,
		});
	});

	test('that led nobody to the house say whether their text has a way there', async () => {
		const withDoor = await createdPost(api, {
			title: 'Com caminho',
			published: true,
			content: 'Um texto com [um caminho](https://example.com/visita?de=blog) no meio.',
		});
		await count(withDoor.id, '2026-11-18', { view: 3 });
		await count(old, '2026-11-18', { view: 2 });
		const binned = await aPost('Jogado');
		await count(binned, '2026-11-18', { view: 1 });
		await api.call(deletePost, { postId: binned });
		expect((await read()).posts.map(({ title, lacks_door }) => [title, lacks_door])).toEqual([
			['Com caminho', false],
			['Antigo', true],
			['Jogado', false],
		]);
	});

	test('of the span’s days are counted where they came out', async () => {
		await aPost('Novo');
		const gone = await aPost('Saiu');
		await api.call(togglePublish, { postId: gone, publish: false });
		await api.db.execute(
			sql`update blog_posts set published_at = '2026-11-19T02:30:00Z' where title = 'Antigo'`,
		);
		const { units } = await read('7d');
		expect(units.map(({ came_out }) => came_out)).toEqual([0, 0, 0, 0, 1, 0, 1]);
		const months = (await read('12m')).units;
		expect(months.at(-1)).toMatchObject({ since: '2026-11-01', came_out: 2 });
	});
});

describe('one post is worth another look', () => {
	const busy = { view: 50, 'from-direct': 50, 'follow-click': 3 };

	test('the one with most visits of those that led nobody and have no way to the house', async () => {
		const second = await aPost('Segundo');
		await count(old, '2026-11-18', busy);
		await count(second, '2026-11-18', { ...busy, view: 51 });
		expect((await read('28d', 1)).idle).toEqual({ id: second, title: 'Segundo', visits: 51 });
		await count(second, '2026-11-17', { 'map-click': 1 });
		expect((await read()).idle).toEqual({ id: old, title: 'Antigo', visits: 50 });
	});

	test('not below fifty visits, not off the site, and not with a way in its text', async () => {
		await count(old, '2026-11-18', { ...busy, view: 49 });
		const withDoor = await createdPost(api, {
			title: 'Com caminho',
			published: true,
			content: '[Agendar uma visita](https://example.com/visita)',
		});
		await count(withDoor.id, '2026-11-18', busy);
		const draft = await aPost('Fora do ar');
		await count(draft, '2026-11-18', busy);
		await api.call(togglePublish, { postId: draft, publish: false });
		expect((await read()).idle).toBeNull();
	});
});

describe('visits of posts', () => {
	test('keep their visits when they leave the site, and lose them when they are gone', async () => {
		const [draft, binned] = [await aPost('Fora do ar'), await aPost('Jogado')];
		await count(draft, '2026-11-18', { view: 3 });
		await count(binned, '2026-11-18', { view: 2 });
		await api.call(togglePublish, { postId: draft, publish: false });
		await api.call(deletePost, { postId: binned });
		const blog = await read();
		expect(blog.posts.map(({ title, state }) => [title, state])).toEqual([
			['Fora do ar', 'draft'],
			['Jogado', 'binned'],
		]);
		expect([blog.totals.visits, blog.silent]).toEqual([5, 1]);
		await api.db.execute(sql`delete from blog_posts where id = ${binned}`);
		expect((await read()).totals.visits).toBe(3);
	});
});

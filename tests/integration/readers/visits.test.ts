import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { results } from '#contract/results';
import { updatePost } from '#contract/update-post';
import { blogPosts, siteState } from '#db/schema';
import { visits } from '#db/visit-schema';
import { type VisitAct, visitSources } from '#domain/readers/visit-kinds';
import { collectViews } from '#steps/readers/collect-visits';
import { cleanUpDaily } from '#steps/schedule/daily-cleanup';
import { createdPost } from '../../support/factories/new-post.ts';
import { addVisits } from '../../support/factories/visits.ts';
import { apiForEachTest, type Sent } from '../../support/test-api.ts';
import { dayMs } from '../../support/test-deps.ts';

const api = apiForEachTest();
let slug: string;
let id: string;
beforeEach(async () => {
	({ slug, id } = await createdPost(api, { published: true }));
});

const from = (ip: string): Sent => ({
	ip,
	headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
});
const see = (ip: string, source?: string, seen = slug) =>
	api.send('register-view', { slug: seen, ...(source && { source }) }, from(ip));
const act = (ip: string, acts: VisitAct[], seen = slug) =>
	api.send('register-acts', { slug: seen, acts }, from(ip));
async function counted(of = id, span: 'day' | 'month' = 'day') {
	await collectViews(api.deps);
	const rows = await api.db.select().from(visits).where(eq(visits.post_id, of));
	const spans = rows.filter((row) => row.span === span);
	return Object.fromEntries(
		spans.map(({ since, kind, count }) => [`${since.slice(5)} ${kind}`, count]).sort(),
	);
}
const total = async (of = id) =>
	(await api.db.select().from(blogPosts).where(eq(blogPosts.id, of)))[0]?.views;
const marks = () => [...api.deps.blobs.texts.keys()].filter((key) => /^views/.test(key));

test.each(visitSources)('a visit counts with where it came from: %s', async (source) => {
	await see('203.0.113.1', source);
	expect(await counted()).toEqual({ '03-10 view': 1, [`03-10 from-${source}`]: 1 });
});

test('the first visit of the day tells where from, and a page of the version before tells nothing', async () => {
	await see('203.0.113.1', 'google');
	await see('203.0.113.1', 'post');
	await see('203.0.113.2');
	await see('203.0.113.2', 'whatsapp');
	expect(await counted()).toEqual({
		'03-10 from-direct': 1,
		'03-10 from-google': 1,
		'03-10 view': 2,
	});
});

test('acts count once per reader, post and day', async () => {
	await see('203.0.113.1', 'google');
	await act('203.0.113.1', ['read']);
	await act('203.0.113.1', ['read', 'share']);
	await collectViews(api.deps);
	await act('203.0.113.1', ['visit-click', 'whatsapp-click', 'read']);
	await see('203.0.113.2', 'google');
	await act('203.0.113.2', ['read']);
	expect(await counted()).toEqual({
		'03-10 from-google': 2,
		'03-10 read': 2,
		'03-10 share': 1,
		'03-10 view': 2,
		'03-10 visit-click': 1,
		'03-10 whatsapp-click': 1,
	});
});

test('an act past midnight counts on the day of the visit, and one of the day before not at all', async () => {
	api.deps.clock.set('2026-03-11T02:59:50.000Z');
	await see('203.0.113.1', 'direct');
	api.deps.clock.set('2026-03-11T03:00:10.000Z');
	await act('203.0.113.1', ['read']);
	await see('203.0.113.2', 'direct');
	await act('203.0.113.2', ['share']);
	expect(await counted()).toEqual({
		'03-10 from-direct': 1,
		'03-10 read': 1,
		'03-10 view': 1,
		'03-11 from-direct': 1,
		'03-11 share': 1,
		'03-11 view': 1,
	});
	api.deps.clock.set('2026-03-12T03:00:10.000Z');
	await act('203.0.113.1', ['share']);
	expect(Object.keys(await counted())).not.toContain('03-10 share');
});

test('D5: an act without a view leaves no mark, on a post or on an invented one', async () => {
	await act('203.0.113.1', ['read']);
	expect(marks()).toEqual([]);
	await see('203.0.113.1');
	const before = marks();
	await act('203.0.113.2', ['read']);
	await act('203.0.113.1', ['read'], 'nao-existe');
	expect(marks()).toEqual(before);
});

test.each([
	{ slug: 'a', source: 'from-nowhere' },
	{ slug: 'a', source: 'x'.repeat(10_000) },
	{ slug: 'a', source: '' },
	{ slug: '../a', source: 'direct' },
])('D5: an unknown source is rejected and counts nothing', async (input) => {
	expect((await api.send('register-view', input, from('203.0.113.1'))).status).toBe(400);
	expect(marks()).toEqual([]);
});

test.each([[[]], [['read', 'read']], [['view']], [['read', 'from-google']]])(
	'D5: only known acts, each once, are accepted: %j',
	async (acts) => {
		const { status } = await api.send('register-acts', { slug, acts }, from('203.0.113.1'));
		expect(status).toBe(400);
	},
);

test('a day that a caller names counts nothing there', async () => {
	const sent = { slug, source: 'direct', day: '2030-01-01', at: '2030-01-01T00:00:00Z' };
	await api.send('register-view', sent, from('203.0.113.1'));
	expect(await counted()).toEqual({ '03-10 from-direct': 1, '03-10 view': 1 });
});

test('D5: a replayed flood adds nothing, and no kind exceeds the views', async () => {
	for (let round = 0; round < 100; round += 1) {
		await see('203.0.113.1', visitSources[round % visitSources.length]);
		await act('203.0.113.1', ['read', 'share']);
		if (round % 10 === 0) await collectViews(api.deps);
	}
	expect(await counted()).toEqual({
		'03-10 from-google': 1,
		'03-10 read': 1,
		'03-10 share': 1,
		'03-10 view': 1,
	});
	expect(await total()).toBe(1);
});

test('visits by an old address of a renamed post are the post’s, and a reader of both is one', async () => {
	await see('203.0.113.1', 'google');
	await see('203.0.113.2', 'google');
	await api.call(updatePost, { id, title: 'x', content: 'y', slug: 'outro-endereco' });
	await see('203.0.113.1', 'post', 'outro-endereco');
	await act('203.0.113.1', ['read'], 'outro-endereco');
	expect(await counted()).toEqual({ '03-10 from-google': 2, '03-10 read': 1, '03-10 view': 2 });
	expect(await total()).toBe(2);
});

test('a post that left the site during the day keeps the visits that it had', async () => {
	await see('203.0.113.1', 'google');
	expect((await api.tryCall('delete-post', { postId: id })).status).toBe(200);
	expect(await counted()).toMatchObject({ '03-10 view': 1 });
	expect(await total()).toBe(1);
});

test('collections at once count every mark once', async () => {
	for (let reader = 0; reader < 40; reader += 1) await see(`203.0.113.${reader}`, 'google');
	await Promise.all(Array.from({ length: 5 }, () => collectViews(api.deps)));
	expect(await total()).toBe(40);
	expect(await counted()).toEqual({ '03-10 from-google': 40, '03-10 view': 40 });
});

test('the totals that the version before kept are carried over, whatever it counted last', async () => {
	await api.db.update(blogPosts).set({ views: 7 }).where(eq(blogPosts.id, id));
	await api.db.insert(siteState).values([
		{ key: 'views/2026-03-09', value: { [slug]: 4, 'nao-existe': 2 } },
		{ key: 'views/2026-03-10', value: { [slug]: 2 } },
	]);
	await api.db
		.insert(visits)
		.values({ post_id: id, span: 'day', since: '2026-03-10', kind: 'view', count: 1 });
	for (const reader of ['a', 'b', 'c']) {
		api.deps.blobs.texts.set(`views/2026-03-10/${slug}/${reader}`, '');
	}
	expect(await counted()).toEqual({ '03-09 view': 4, '03-10 view': 3 });
	expect(await total()).toBe(8);
	const left = await api.db.select().from(siteState);
	expect(left.filter(({ key }) => key.startsWith('views/'))).toEqual([]);
});

test('days of more than 90 days ago become the sum of their month, once', async () => {
	const day = (since: string, count: number) =>
		({ post_id: id, span: 'day', since, kind: 'view', count }) as const;
	await api.db
		.insert(visits)
		.values([
			day('2025-11-02', 3),
			day('2025-11-30', 4),
			day('2025-12-09', 5),
			day('2025-12-10', 6),
		]);
	await Promise.all([cleanUpDaily(api.deps), cleanUpDaily(api.deps)]);
	expect(await counted(id, 'month')).toEqual({ '11-01 view': 7, '12-01 view': 5 });
	expect(await counted()).toEqual({ '12-10 view': 6 });
	api.deps.clock.advance(dayMs);
	await cleanUpDaily(api.deps);
	expect(await counted(id, 'month')).toEqual({ '11-01 view': 7, '12-01 view': 11 });
	expect(await total()).toBe(0);
});

test('a visit asks the blobs three times and leaves two marks; what was done there asks twice, and once an act', async () => {
	await see('203.0.113.9', 'google');
	const before = marks().length;
	api.deps.blobs.calls.splice(0);
	await see('203.0.113.1', 'google');
	const ofView = api.deps.blobs.calls.splice(0);
	await act('203.0.113.1', ['read', 'share']);
	const ofActs = api.deps.blobs.calls.splice(0);
	console.info(`blobs: ${ofView.length} a visit, ${ofActs.length} for two acts`);
	expect(ofView).toHaveLength(3);
	expect(ofActs).toHaveLength(4);
	expect(marks()).toHaveLength(before + 4);
});

test('the line of one post has its 28 days', async () => {
	api.deps.clock.set('2026-11-20T05:30:00.000Z');
	const count = (day: string, counts: object) => addVisits(api.db, id, day, counts);
	await count('2026-10-23', { view: 90, 'from-google': 90 });
	await count('2026-11-19', { view: 5, 'from-instagram': 3, 'from-home': 2, read: 4 });
	await count('2026-11-20', { view: 1, 'from-home': 1, 'visit-click': 1 });
	const { post } = await api.call(results, { action: 'post', post_id: id });
	expect(post).toEqual({
		visits: 6,
		told: 6,
		read: 4,
		visit_clicks: 1,
		whatsapp_clicks: 0,
		map_clicks: 0,
		source: 'instagram',
	});
	const nobody = await api.call(results, {
		action: 'post',
		post_id: (await createdPost(api, { published: true })).id,
	});
	expect(nobody.post).toMatchObject({ visits: 0, source: null });
});

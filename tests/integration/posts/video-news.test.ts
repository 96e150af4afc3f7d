import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listVideos, saveVideo } from '#db/pictures/videos';
import { listRows } from '#db/sql-text';
import { wantOlderVideos } from '#steps/pictures/want-older-videos';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';
import { startVideoHosts, type VideoHosts } from '../../support/video-hosts.ts';

const api = apiForFile();
let hosts: VideoHosts;
let made = 0;

beforeAll(async () => {
	hosts = await startVideoHosts();
	api.deps.outside = hosts.access;
});
afterAll(() => hosts.close());
beforeEach(() => {
	hosts.answer = hosts.tell;
	made += 1;
});

/** The canonical address of a film that no earlier test has requested. */
const film = () => `https://www.youtube.com/watch?v=film-${String(made).padStart(6, '0')}`;
const look = async (address: string) => (await listVideos(api.db, [address]))[0];

/** How often a build was requested for no post of its own. */
async function rebuilds() {
	const found = await listRows<{ n: number }>(
		api.db,
		sql`select count(*)::int as n from publications where kind = 'content'`,
	);
	return found[0]?.n ?? 0;
}
const tick = () => {
	api.deps.clock.advance(minuteMs);
	return runSchedule(api.deps);
};
const published = (content: string) => createdPost(api, { content, published: true });

test('C15: pages that were built before their films answered are built again, once for all of them', async () => {
	await tick();
	const before = await rebuilds();
	const films = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${film().slice(0, -1)}${letter}`);
	await published(films.join('\n\n'));
	await api.settle();
	expect(await rebuilds()).toBe(before);
	const calls = api.deps.hook.calls;
	for (let minute = 0; minute < 4; minute += 1) await tick();
	expect([await rebuilds(), api.deps.hook.calls]).toEqual([before + 1, calls + 1]);
	expect(await look(films[5] ?? '')).toMatchObject({ title: expect.any(String), isSettled: true });
});

test('C15: a still that arrives after its title is told too, and a film that readers do not see is not', async () => {
	await tick();
	const before = await rebuilds();
	hosts.answer = (url) => (url.pathname === '/oembed' ? hosts.tell(url) : { status: 503 });
	await published(film());
	await api.settle();
	expect(await rebuilds()).toBe(before + 1);
	hosts.answer = hosts.tell;
	for (let minute = 0; minute < 3; minute += 1) await tick();
	expect(await rebuilds()).toBe(before + 2);
	made += 1;
	await createdPost(api, { content: film() });
	await api.settle();
	await tick();
	expect(await look(film())).toMatchObject({ isSettled: true });
	expect(await rebuilds()).toBe(before + 2);
});

test('C15: what a film told is published by the schedule when the process ended right after it was stored', async () => {
	hosts.answer = () => ({ status: 404 });
	await published(film());
	await api.settle();
	await tick();
	const before = await rebuilds();
	const told = { title: 'Chegou depois', channel: null, seconds: null };
	await saveVideo(api.db, film(), { ...told, isSettled: true });
	await saveVideo(api.db, film(), { ...told, isSettled: true });
	for (let minute = 0; minute < 3; minute += 1) await tick();
	expect(await rebuilds()).toBe(before + 1);
});

test('however many films older texts have, each is asked for some day', async () => {
	const films = Array.from(
		{ length: 501 },
		(_, n) => `https://www.youtube.com/watch?v=older-${10_000 + n}`,
	);
	await api.db.execute('delete from blog_posts');
	await published(films.join('\n\n'));
	await api.settle();
	await api.db.execute('delete from videos');
	await wantOlderVideos(api.deps);
	expect(await listVideos(api.db, films)).toHaveLength(500);
	await wantOlderVideos(api.deps);
	expect(await listVideos(api.db, films)).toHaveLength(501);
});

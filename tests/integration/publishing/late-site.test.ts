import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#config/paths';
import { askSiteAt } from '#lib/ask-site';
import { netlifyLateStore } from '#lib/late-post-store';
import { checkLane, type LaneExamination } from '#steps/publish/fast-lane-check';
import { startBlobs } from '../../../scripts/local/blobs.ts';
import { type DeskApi, signInByApi } from '../../support/desk-api.ts';
import { type RunningSite, startSite, stopSites } from '../../support/running-site.ts';

interface ListedPost {
	id: string;
	slug: string;
	revision: number;
}

/** Builds wait for an hour after the first one that a publication requested. */
const env = { BUILD_MIN_INTERVAL: '3600' };
let site: RunningSite;
let desk: DeskApi;

const list = async (status: 'draft' | 'published') =>
	(
		await desk.call<{ posts: ListedPost[] }>('admin-posts', {
			action: 'list',
			status,
			pageSize: 20,
		})
	).posts;
const publish = ({ id }: ListedPost, yes = true) =>
	desk.call('toggle-publish', { postId: id, publish: yes });
const ask = (path: string) => fetch(site.url + path);
const version = async () => (await (await ask(paths.version)).json()).publication as number;

async function buildNow(): Promise<void> {
	const before = await version();
	const { buildHookUrl } = JSON.parse(await readFile(`${site.dataDir}/runner.json`, 'utf8'));
	await fetch(buildHookUrl, { method: 'POST' });
	while ((await version()) === before) await setTimeout(100);
}

beforeAll(async () => {
	site = await startSite({ env });
	desk = await signInByApi(site);
	const [first] = await list('published');
	if (!first) throw new Error('the demo blog has posts');
	const before = await version();
	await publish(first, false);
	while ((await version()) === before) await setTimeout(100);
}, 400_000);
afterAll(async () => {
	await stopSites();
	await site?.remove();
});

test('a new post is public while builds are held back, with the bytes of its built page, and gone when it is unpublished', async () => {
	const [draft] = (await list('draft')) as [ListedPost];
	const path = paths.post(draft.slug);
	expect((await ask(path)).status).toBe(404);
	const before = await version();
	await publish(draft);
	const late = await ask(path);
	expect(late.status).toBe(200);
	const page = await late.text();
	for (const [drawing] of page.matchAll(/\/panels\/[a-z0-9-]+\.svg/g)) {
		expect((await ask(drawing)).status, drawing).toBe(200);
	}
	expect(await version()).toBe(before);
	await publish(draft, false);
	const gone = await ask(path);
	expect(gone.status).toBe(404);
	expect(await gone.text()).toContain('Post não encontrado');
	await publish(draft);
	const again = await (await ask(path)).text();
	await buildNow();
	expect((await ask(path)).headers.get('netlify-cache-tag')).toBeNull();
	expect(await (await ask(path)).text()).toBe(again);
}, 120_000);

test('an address below the drawings that none can have shows the ordinary page', async () => {
	const nothing = await ask(`${paths.drawings}lixo`);
	expect(nothing.status).toBe(404);
	expect(await nothing.text()).toContain('Return to Home');
	expect(await (await ask('/post/Lixo')).text()).toContain('Post não encontrado');
});

test('the picture for social cards of a new post is there with it', async () => {
	const [draft] = (await list('draft')) as [ListedPost];
	await publish(draft);
	const page = await (await ask(paths.post(draft.slug))).text();
	const picture = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(page)?.[1] ?? '';
	expect((await ask(picture)).status).toBe(200);
}, 120_000);

const check = (store: LaneExamination['store'], renamed?: LaneExamination['renamed']) =>
	checkLane({
		url: site.url,
		askSite: askSiteAt(site.url, 10_000),
		store,
		renamed,
		now: () => new Date(),
	});

test('the doctor finds that this site answers as the lane needs, and leaves nothing behind', async () => {
	const blobs = await startBlobs(site.dataDir);
	try {
		const store = netlifyLateStore();
		const before = (await store.list('')).length;
		const found = await check(store);
		expect(found.filter(({ state }) => state === 'bad')).toEqual([]);
		expect(found.filter(({ state }) => state === 'good')).toHaveLength(6);
		expect(await store.list('')).toHaveLength(before);
	} finally {
		await blobs.stop();
	}
}, 120_000);

test('the doctor says so when a site has no lane', async () => {
	const wrong = { replace: async () => true, remove: async () => undefined };
	const found = await check(wrong, { from: 'a', to: 'b' });
	const bad = found.filter(({ state }) => state === 'bad').map(({ text }) => text);
	expect(bad).toHaveLength(3);
	expect(bad.join()).toContain('um post mais novo que o deploy aparece');
}, 120_000);

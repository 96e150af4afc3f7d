import { beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#config/messages';
import { fastLane } from '#contract/fast-lane';
import { siteStatus } from '#contract/site-status';
import { system } from '#contract/system';
import { readLaneSwitch, switchLaneOff, switchLaneOn } from '#db/publishing/fast-lane-switch';
import { renderLatePages } from '#layouts/late-pages.tsx';
import { serveLatePost } from '#lib/serve-late-post';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestLane, type TestLane } from '../../support/memory-late-store.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { dayMs } from '../../support/test-deps.ts';

const api = apiForEachTest();
let lane: TestLane;
/** What the site answers instead, by address. */
let others: Map<string, () => Response>;

const html = (text: string, init?: ResponseInit) => new Response(text, init);
const files: Record<string, string> = {
	'/posts': '<a href="/post/mesa">',
	'/post/mesa': '<article data-slug="mesa">',
	'/post/mesa?preview=1': '<main>',
};

/** A deploy with one post, whose rules send every other address of a post to the lane's function. */
async function askSite(path: string, method: 'GET' | 'HEAD'): Promise<Response> {
	const other = [...others].find(([start]) => path.startsWith(start))?.[1];
	if (other) return other();
	const file = files[path];
	if (file !== undefined) return html(file);
	const frame = {
		publication: 0,
		frame: ['<a>', '<b>', ''],
		notFound: messages.postNotFound.title,
	};
	const request = new Request(`https://blog.test${path}`, { method });
	return serveLatePost(request, {}, { frame, store: lane.store });
}

beforeEach(async () => {
	lane = createTestLane(async (...given) => renderLatePages(...given));
	others = new Map();
	Object.assign(api.deps, { lane, laneBy: 'desk', askSite });
});

const turn = (action: 'turn-on' | 'turn-off') => api.call(fastLane, { action });
const isOn = async () => (await api.call(siteStatus, { action: 'get' })).lane;
const badOnes = ({ findings }: { findings: { state: string; text: string }[] }) =>
	findings.filter(({ state }) => state === 'bad').map(({ text }) => text);

test('S105: it is off until the checks of the site’s own deploy are good, and then shows at once what waits', async () => {
	const { slug } = await createdPost(api, { published: true });
	expect(await isOn()).toBe(false);
	expect(lane.texts.size).toBe(0);
	const reply = await turn('turn-on');
	expect(badOnes(reply)).toEqual([]);
	expect(reply.findings).toHaveLength(7);
	expect(reply.findings.filter(({ state }) => state === 'off')).toHaveLength(1);
	expect(reply.on).toBe(true);
	expect(await isOn()).toBe(true);
	expect(lane.find(slug, 0)).toBeDefined();
	expect([...lane.texts.keys()].join()).not.toContain('prova-da-faixa');
	expect((await api.call(system, {})).setup?.lane_by).toBe('desk');
});

test('S105: one check that fails leaves it off, says which, and writes nothing but its proof, which it takes out', async () => {
	await createdPost(api, { published: true });
	others.set('/post/mesa?preview', () => html(files['/post/mesa'] ?? ''));
	const reply = await turn('turn-on');
	expect(badOnes(reply).join()).toContain('uma prévia passa à frente do post');
	expect(reply.on).toBe(false);
	expect(await isOn()).toBe(false);
	expect(lane.texts.size).toBe(0);
});

test('a deploy of before the lane, one without posts, a hidden one and one that is silent: each is told in its own words', async () => {
	others.set('/post/prova', () => html(messages.postNotFound.title, { status: 404 }));
	const old = await turn('turn-on');
	expect(badOnes(old).join()).toContain('um post mais novo que o deploy aparece');
	expect(old.findings.map(({ mend }) => mend).join()).toContain('versão mais antiga');
	others.set('/posts', () => html('nada'));
	expect(badOnes(await turn('turn-on')).join()).toContain('não mostra nenhum post');
	others.set('/posts', () => html('entre', { status: 401 }));
	expect(badOnes(await turn('turn-on')).join()).toContain('respondeu 401');
	others.clear();
	others.set('/', () => {
		throw new TypeError('fetch failed');
	});
	const silent = badOnes(await turn('turn-on'));
	expect(silent).toHaveLength(1);
	expect(silent.join()).toContain('não respondeu: fetch failed');
	expect(await isOn()).toBe(false);
});

test('off takes at once from readers what only the lane showed, and nothing is written any more', async () => {
	const { slug } = await createdPost(api, { published: true });
	await turn('turn-on');
	api.deps.purged.length = 0;
	expect(await turn('turn-off')).toEqual({ success: true, on: false, findings: [] });
	expect(lane.texts.size).toBe(0);
	expect(api.deps.purged).toContain(`late-${slug}`);
	expect((await askSite(`/post/${slug}`, 'GET')).status).toBe(404);
	await createdPost(api, { published: true });
	await runSchedule(api.deps);
	expect(lane.texts.size).toBe(0);
});

test('a purge that fails delays readers, and nothing else', async () => {
	await createdPost(api, { published: true });
	api.deps.purge = () => Promise.reject(new Error('refused'));
	expect((await turn('turn-on')).on).toBe(true);
	expect((await turn('turn-off')).on).toBe(false);
	expect(lane.texts.size).toBe(0);
	expect(api.deps.lines.join()).toContain('network_not_purged');
});

test('a store that is down is no reason to switch it on; switching off holds, says what stays, and can be repeated', async () => {
	await createdPost(api, { published: true });
	const down = () => Promise.reject(new Error('the store is down'));
	const replace = vi.spyOn(lane.store, 'replace').mockImplementation(down);
	expect(badOnes(await turn('turn-on')).join()).toContain('the store is down');
	expect(await isOn()).toBe(false);
	replace.mockRestore();
	await turn('turn-on');
	const shown = lane.texts.size;
	expect(shown).toBeGreaterThan(0);
	const remove = vi.spyOn(lane.store, 'remove').mockImplementation(down);
	const { status, body } = await api.tryCall('fast-lane', { action: 'turn-off' });
	expect(status).toBe(503);
	expect(body.error).toContain('está desativada, mas o armazenamento não respondeu');
	expect(await isOn()).toBe(false);
	await createdPost(api, { published: true });
	expect(lane.texts.size).toBe(shown);
	remove.mockRestore();
	expect((await turn('turn-off')).on).toBe(false);
	expect(lane.texts.size).toBe(0);
});

test('what the store did not give up goes with the day’s cleanup, and so does a proof that nobody took out', async () => {
	await createdPost(api, { published: true });
	await runSchedule(api.deps);
	await turn('turn-on');
	const proof = '1/prova-da-faixa-0123';
	const until = api.deps.now().toISOString();
	const parts = { head: '', main: '' };
	lane.texts.set(
		proof,
		JSON.stringify({ publication: Number.MAX_SAFE_INTEGER, revision: 1, until, parts }),
	);
	api.deps.clock.advance(dayMs);
	await runSchedule(api.deps);
	expect(lane.texts.has(proof)).toBe(false);
	expect(lane.texts.size).toBeGreaterThan(0);
	await switchLaneOff(api.db);
	api.deps.clock.advance(dayMs);
	await runSchedule(api.deps);
	expect(lane.texts.size).toBe(0);
});

test('two owners who switch it on at once both find it on; one who switches it off meanwhile wins', async () => {
	await createdPost(api, { published: true });
	const [one, other] = await Promise.all([turn('turn-on'), turn('turn-on')]);
	expect([one.on, other.on]).toEqual([true, true]);
	await turn('turn-off');
	const seen = await readLaneSwitch(api.db);
	await switchLaneOff(api.db);
	expect(await switchLaneOn(api.db, seen)).toBe(false);
	expect(await isOn()).toBe(false);
});

test('a press of off while the checks run is told to whoever waits for them', async () => {
	await createdPost(api, { published: true });
	let pressed = false;
	Object.assign(api.deps, {
		askSite: async (path: string, method: 'GET' | 'HEAD') => {
			if (!pressed) {
				pressed = true;
				await switchLaneOff(api.db);
			}
			return askSite(path, method);
		},
	});
	await switchLaneOff(api.db);
	const { status, body } = await api.tryCall('fast-lane', { action: 'turn-on' });
	expect(status).toBe(409);
	expect(body.error).toContain('Teste de novo');
	expect(await isOn()).toBe(false);
});

test.each([
	['setting', true],
	['setting', false],
	['preview', false],
] as const)('where it is decided by %s the desk changes nothing', async (laneBy, hasLane) => {
	Object.assign(api.deps, { laneBy, lane: hasLane ? lane : undefined });
	for (const action of ['turn-on', 'turn-off']) {
		expect((await api.tryCall('fast-lane', { action })).status).toBe(400);
	}
	expect(await readLaneSwitch(api.db)).toEqual({ on: false, turn: 0 });
	expect(await isOn()).toBe(hasLane);
	expect(lane.texts.size).toBe(0);
});

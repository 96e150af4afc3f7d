import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { siteStatus } from '#contract/site-status';
import { system } from '#contract/system';
import { rememberBackup } from '#db/last-backup';
import { saveImage } from '#db/pictures/picture-records';
import { keepFault, listFaults, rememberFault } from '#lib/fault-log';
import { recordBuild } from '#steps/publish/record-build';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { dayMs, minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();

const read = () => api.call(system, {});
const checkOf = async (name: string) => (await read()).checks.find((check) => check.name === name);

test('while the blobs are down, Sistema and the site’s state show what the database knows', async () => {
	await createdPost(api, { title: 'A caminho', published: true });
	const down = () => Promise.reject(new Error('down'));
	Object.assign(api.deps.blobs, { read: down, write: down, list: down, remove: down });
	const { checks, faults } = await read();
	expect(checks.find(({ name }) => name === 'blobs')).toMatchObject({ state: 'failed' });
	expect(faults).toEqual([]);
	expect(await api.call(siteStatus, { action: 'get' })).toMatchObject({
		pending: [{ title: 'A caminho' }],
		scheduler: { last_run_at: null, overdue: 0 },
	});
});

test('the next scheduled post is named', async () => {
	const at = (minutes: number) =>
		new Date(api.deps.now().getTime() + minutes * minuteMs).toISOString();
	await createdPost(api, { title: 'Depois', scheduled_at: at(90) });
	const next = await createdPost(api, { title: 'Antes', scheduled_at: at(30) });
	expect((await read()).next_post).toEqual({ id: next.id, title: 'Antes', scheduled_at: at(30) });
});

test('recent builds show what they contained, how long readers waited, and why one failed', async () => {
	await createdPost(api, { title: 'Primeiro', published: true });
	await createdPost(api, { title: 'Segundo', published: true });
	api.deps.clock.advance(20_000);
	await recordBuild(api.deps, { kind: 'failed', reason: 'content', log: '' });
	api.deps.clock.advance(10_000);
	await recordBuild(api.deps, { kind: 'succeeded', publication: 2, durationMs: 900 });
	const { builds } = await read();
	expect(builds).toEqual([
		{
			at: api.deps.now().toISOString(),
			duration_ms: 900,
			reason: null,
			changes: 2,
			title: 'Segundo',
			waited_ms: 30_000,
		},
		expect.objectContaining({ reason: 'content', changes: 2, waited_ms: null }),
	]);
});

test('twenty builds are kept, the newest first', async () => {
	for (let built = 1; built <= 23; built += 1)
		await recordBuild(api.deps, { kind: 'succeeded', publication: 0, durationMs: built });
	const { builds } = await read();
	expect(builds.map(({ duration_ms }) => duration_ms)).toEqual(
		Array.from({ length: 20 }, (_, at) => 23 - at),
	);
});

test('a call that fails through a server fault is stored for a day, once per minute and kind', async () => {
	api.deps.hook.act = () => Promise.reject(new Error('down'));
	for (let times = 0; times < 3; times += 1)
		await expect(api.call(siteStatus, { action: 'retry' })).rejects.toThrow();
	const fault = { what: 'site-status', code: 'provider_failed' };
	expect((await read()).faults).toEqual([expect.objectContaining(fault)]);
	api.deps.clock.advance(dayMs + minuteMs);
	expect(await listFaults(api.deps)).toEqual([]);
});

test('a scheduler that breaks is among the faults', async () => {
	const broken = keepFault(api.deps, 'scheduler', () => Promise.reject(new Error('lost')));
	await expect(broken).rejects.toThrow('lost');
	expect((await read()).faults).toEqual([
		expect.objectContaining({ what: 'scheduler', code: 'internal' }),
	]);
});

test('a fault that cannot be stored breaks nothing', async () => {
	const blobs = { ...api.deps.blobs, write: () => Promise.reject(new Error('full')) };
	await rememberFault({ ...api.deps, blobs }, { what: 'x', code: 'internal', request_id: '' });
	expect(api.deps.lines.join()).toContain('fault_not_kept');
});

test('the services that the desk depends on are checked: database, blobs, hook, mail and pictures', async () => {
	expect((await read()).checks.map(({ name, state }) => [name, state])).toEqual([
		['database', 'ok'],
		['blobs', 'ok'],
		['mail', 'unset'],
		['hook', 'ok'],
		['images', 'unset'],
	]);
});

test('whose key draws pictures is told: Netlify gives sites one of its own, which costs credits', async () => {
	const provider = { apiKey: 'k', model: 'm', fileHosts: [], timeoutMs: 1 };
	api.deps.imageProvider = { ...provider, baseUrl: 'https://blog.test/.netlify/ai/' };
	expect(await checkOf('images')).toMatchObject({ state: 'ok', payer: 'netlify' });
	api.deps.imageProvider = { ...provider, baseUrl: undefined };
	expect(await checkOf('images')).toMatchObject({ state: 'ok', payer: 'service' });
});

test('a refusing hook, failing blobs and an unreachable mail server are reported, without their secrets', async () => {
	api.deps.hook.act = () => Promise.reject(new Error('the hook answered 500'));
	await createdPost(api, { published: true });
	expect(await checkOf('hook')).toMatchObject({ state: 'failed', detail: /hook/ });
	api.deps.mailServer = { url: 'smtp://ana:segredo@127.0.0.1:1', from: 'mesa@blog.test' };
	const mail = await checkOf('mail');
	expect(mail).toMatchObject({ state: 'failed', detail: 'ESOCKET' });
	api.deps.blobs.write = () => Promise.reject(new Error('no room'));
	expect(await checkOf('blobs')).toMatchObject({ state: 'failed', detail: 'Error' });
});

test('the room that texts and pictures take is told, and what the plan allows', async () => {
	expect((await read()).storage).toMatchObject({ database_limit: null, pictures: 0 });
	api.deps.databaseLimit = 500_000_000;
	const size = { width: 100, height: 50, widths: [100], bytes: 2_500, origin: null };
	const about = { name: 'a.png', alt: '', created_at: api.deps.now().toISOString() };
	await saveImage(api.db, { hash: 'a'.repeat(64), ...about, ...size });
	const { database, texts, ...rest } = (await read()).storage;
	expect(rest).toEqual({ database_limit: 500_000_000, pictures: 1, picture_bytes: 2_500 });
	expect(database).toBeGreaterThan(1_000_000);
	expect(texts).toBeGreaterThan(0);
	expect(texts).toBeLessThan(database);
});

test('the newest backup is told', async () => {
	expect((await read()).backup).toBeNull();
	const at = api.deps.now().toISOString();
	await rememberBackup(api.db, { at, posts: 46, pictures: 312 });
	expect((await read()).backup).toEqual({ at, posts: 46, pictures: 312 });
});

test('says how the site is set up, and nothing by which its database could be reached', async () => {
	api.deps.setup = { database: 'netlify', key: 'store' };
	await api.db.execute(sql`create table playing_with_neon (id int)`);
	expect((await read()).setup).toEqual({
		database: 'netlify',
		tables: { missing: 0, foreign: 1 },
		key: 'store',
		address: 'https://blog.test',
		lane_by: 'setting',
	});
	await api.db.execute(sql`drop table bulk_changes cascade`);
	expect((await read()).setup?.tables).toEqual({ missing: 1, foreign: 1 });
	expect(JSON.stringify(await read())).not.toMatch(/postgres(ql)?:|127\.0\.0\.1/);
});

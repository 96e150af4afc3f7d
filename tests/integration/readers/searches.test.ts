import { beforeEach, describe, expect, test } from 'vitest';
import { results } from '#contract/results';
import { storeSearches } from '#db/readers/count-searches';
import { searches } from '#db/visit-schema';
import type { ResultSpan } from '#domain/time/period';
import { collectViews } from '#steps/readers/collect-visits';
import { cleanUpDaily } from '#steps/schedule/daily-cleanup';
import { addSearches } from '../../support/factories/visits.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { dayMs, hourMs } from '../../support/test-deps.ts';

const api = apiForEachTest();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const search = (
	q: unknown,
	{ results = 3, ip = '203.0.113.7', headers = {} }: SearchOptions = {},
) =>
	api.send(
		'register-search',
		{ q, results },
		{ ip, headers: { 'user-agent': firefox, ...headers } },
	);
interface SearchOptions {
	results?: unknown;
	ip?: string;
	headers?: Record<string, string>;
}
const kept = async () => {
	await collectViews(api.deps);
	const rows = await api.db.select().from(searches);
	return rows
		.map(({ day, query, times, results }) => `${day.slice(5)} ${query} ${times} ${results}`)
		.sort();
};
const marks = () => [...api.deps.blobs.texts.keys()].filter((key) => /^searches/.test(key));

test('a reader counts once per text and day, without accents and capitals', async () => {
	for (const q of ['Reunião', 'reuniao', ' REUNIÃO ']) await search(q, { results: 0 });
	await search('reunião', { ip: '203.0.113.8', results: 0 });
	await search('mesa');
	expect(await kept()).toEqual(['03-10 mesa 1 3', '03-10 reuniao 2 0']);
	expect(await kept()).toEqual(['03-10 mesa 1 3', '03-10 reuniao 2 0']);
	api.deps.clock.advance(dayMs);
	await search('mesa');
	expect(await kept()).toEqual(['03-10 mesa 1 3', '03-10 reuniao 2 0', '03-11 mesa 1 3']);
});

test('what the last reader found is kept', async () => {
	await search('café', { results: 0 });
	api.deps.clock.advance(hourMs);
	await search('café', { ip: '203.0.113.8', results: 2 });
	expect(await kept()).toEqual(['03-10 cafe 2 2']);
});

test('D5: nothing that looks like a person’s data reaches store or database', async () => {
	for (const q of [
		'ana@exemplo.com.br',
		'123.456.789-09',
		'11 91234-5678',
		'cep 01000-000',
		'fatura de ana.prado+blog@exemplo.com.br',
	]) {
		expect(await search(q)).toMatchObject({ status: 200, body: { success: true } });
	}
	expect(marks()).toEqual([]);
	expect(await kept()).toEqual([]);
});

test.each<Record<string, string>>([
	{ dnt: '1' },
	{ 'sec-gpc': '1' },
	{ 'sec-purpose': 'prefetch' },
	{ cookie: '__Host-bind=of-the-editor' },
	{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
])('D5: who asks not to be counted, the editor and bots leave no mark: %j', async (headers) => {
	await search('mesa', { headers });
	expect([...api.deps.blobs.texts.keys()].filter((key) => /search|views/.test(key))).toEqual([]);
});

test.each([
	['', 1],
	['y'.repeat(201), 1],
	[7, 1],
	[['mesa'], 1],
	['mesa', -1],
	['mesa', 1.5],
	['mesa', 100_001],
	['mesa', '3'],
	['mesa', null],
])('invalid input is refused: %j, %j', async (q, results) => {
	expect((await search(q, { results })).status).toBe(400);
	expect(marks()).toEqual([]);
});

test('hostile texts count as what they are', async () => {
	const bell = '\u0007mesa';
	for (const q of ["'; drop table searches; --", '../../views/2026', '%', bell]) await search(q);
	expect((await kept()).map((row) => row.slice(6))).toEqual([
		'% 1 3',
		"'; drop table searches; -- 1 3",
		'../../views/2026 1 3',
		'mesa 1 3',
	]);
});

test('D5: one address leaves at most 256 texts a day, and 16 readers of each', async () => {
	const word = (index: number) =>
		`palavra ${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;
	for (let index = 0; index < 600; index += 1) await search(word(index));
	for (let agent = 0; agent < 300; agent += 1) {
		await search(word(0), { headers: { 'user-agent': `Mozilla/5.0 (${agent})` } });
	}
	await collectViews(api.deps);
	const rows = await api.db.select().from(searches);
	expect(rows.length).toBeGreaterThan(200);
	expect(rows.length).toBeLessThanOrEqual(256);
	expect(Math.max(...rows.map(({ times }) => times))).toBe(16);
	const before = marks().length;
	for (let index = 0; index < 600; index += 1) await search(word(index), { results: index });
	expect(marks()).toHaveLength(before);
	await search('outra', { ip: '203.0.113.8' });
	expect(marks().length).toBeGreaterThan(before);
});

test('marks tell no address, and go with the day', async () => {
	await search('mesa');
	expect(marks()).toHaveLength(3);
	expect(marks().join()).not.toContain('203.0.113.7');
	api.deps.clock.advance(2 * dayMs);
	expect(await kept()).toEqual(['03-10 mesa 1 3']);
	expect(marks()).toEqual([]);
	expect(await kept()).toEqual(['03-10 mesa 1 3']);
});

test('S80: of a day’s texts the 2,000 with most readers are kept', async () => {
	const counts = Array.from({ length: 2_100 }, (_, index) => ({
		query: `texto ${index}`,
		times: index < 1_900 ? 2 : 1,
		results: 0,
	}));
	await storeSearches(api.db, '2026-03-10', counts);
	await storeSearches(api.db, '2026-03-10', [
		...counts,
		{ query: 'muito procurado', times: 9, results: 0 },
	]);
	const rows = await api.db.select().from(searches);
	expect(rows).toHaveLength(2_000);
	expect(rows.some(({ query }) => query === 'muito procurado')).toBe(true);
});

test('a text is forgotten after 30 days, or after 12 months if asked for on three days of the last 30', async () => {
	const add = (day: string, query: string) =>
		storeSearches(api.db, day, [{ query, times: 1, results: 0 }]);
	for (const day of ['2026-03-01', '2026-03-05', '2026-03-09']) await add(day, 'cafe');
	for (const day of ['2026-01-05', '2025-03-12', '2025-03-08']) await add(day, 'cafe');
	for (const day of ['2026-03-01', '2026-03-09', '2026-01-05', '2026-02-07'])
		await add(day, 'mesa');
	await cleanUpDaily(api.deps);
	const left = await api.db.select().from(searches);
	const daysOf = (text: string) =>
		left.flatMap(({ query, day }) => (query === text ? [day] : [])).sort();
	expect(daysOf('cafe')).toEqual([
		'2025-03-12',
		'2026-01-05',
		'2026-03-01',
		'2026-03-05',
		'2026-03-09',
	]);
	expect(daysOf('mesa')).toEqual(['2026-03-01', '2026-03-09']);
});

test('a step of the daily cleanup that fails keeps no other from its work, and is told', async () => {
	await storeSearches(api.db, '2025-01-01', [{ query: 'velha', times: 1, results: 1 }]);
	const { list } = api.deps.blobs;
	api.deps.blobs.list = () => Promise.reject(new Error('no list'));
	await expect(cleanUpDaily(api.deps)).rejects.toThrow('no list');
	api.deps.blobs.list = list;
	expect(await api.db.select().from(searches)).toEqual([]);
});

test('D4: a search that cannot be stored is lost without an error, and the database stays asleep', async () => {
	const { db } = api.deps;
	api.deps.db = new Proxy(db, {
		get() {
			throw new Error('the database was touched');
		},
	});
	expect((await search('mesa')).status).toBe(200);
	api.deps.blobs.fault = new Error('blobs are down');
	expect((await search('mesa')).status).toBe(200);
	api.deps.blobs.fault = undefined;
	api.deps.db = db;
});

test('a search that cannot be stored is in no log, though its mark is named after it', async () => {
	api.deps.blobs.write = (key) => Promise.reject(new Error(`no room for ${key}`));
	expect((await search('dívida com a sócia')).status).toBe(200);
	expect(api.deps.lines.filter((logged) => logged.includes('view_lost'))).toEqual([
		expect.not.stringContaining('searches/'),
	]);
});

describe('what readers did not find', () => {
	const days = ['2026-11-02', '2026-11-05', '2026-11-19'];
	beforeEach(() => api.deps.clock.set('2026-11-20T05:30:00.000Z'));
	async function unfound(span: ResultSpan = '28d') {
		const { blog } = await api.call(results, { action: 'blog', span, posts: 5 });
		return blog?.unfound;
	}

	test('is shown from the third day on, the most frequent first', async () => {
		await addSearches(api.db, 'nota fiscal mei', days, { times: 2 });
		await addSearches(api.db, 'podcast', days);
		await addSearches(api.db, 'maria da silva', days.slice(1), { times: 900 });
		expect(await unfound()).toEqual([
			{ query: 'nota fiscal mei', times: 6, days: 3 },
			{ query: 'podcast', times: 3, days: 3 },
		]);
		expect(await unfound('7d'), 'asked within the span').toEqual([
			{ query: 'nota fiscal mei', times: 2, days: 3 },
			{ query: 'podcast', times: 1, days: 3 },
		]);
	});

	test('leaves out what was found in the end, and keeps what is found no longer', async () => {
		await addSearches(api.db, 'contrato', days.slice(0, 2));
		await addSearches(api.db, 'contrato', days.slice(2), { results: 1 });
		await addSearches(api.db, 'recibo', days.slice(0, 2), { results: 3 });
		await addSearches(api.db, 'recibo', days.slice(2));
		expect(await unfound()).toEqual([{ query: 'recibo', times: 3, days: 3 }]);
	});
});

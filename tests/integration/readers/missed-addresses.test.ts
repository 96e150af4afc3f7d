import { like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { missedAddresses } from '#contract/missed-addresses';
import { results } from '#contract/results';
import { togglePublish } from '#contract/toggle-publish';
import { oldAddresses } from '#db/address-schema';
import { changeBuildState } from '#db/publishing/build-state';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { auditLog } from '#db/schema';
import { missedAddresses as table } from '#db/visit-schema';
import { collectViews } from '#steps/readers/collect-visits';
import { cleanUpDaily } from '#steps/schedule/daily-cleanup';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { dayMs } from '../../support/test-deps.ts';

const api = apiForEachTest();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const miss = (
	path: unknown,
	{ ip = '203.0.113.7', headers = {} }: { ip?: string; headers?: Record<string, string> } = {},
) => api.send('register-missed', { path }, { ip, headers: { 'user-agent': firefox, ...headers } });
const marks = () => [...api.deps.blobs.texts.keys()].filter((key) => /^missed/.test(key));
const read = async () => {
	await collectViews(api.deps);
	const { blog } = await api.call(results, { action: 'blog' });
	if (!blog) throw new Error('blog is missing');
	return blog;
};
const addressesOf = async () => (await read()).missed.map(({ address }) => address);

/** Three readers on three days. */
async function missForDays(path: string, days = 3): Promise<void> {
	for (let day = 0; day < days; day += 1) {
		await miss(path, { ip: `203.0.113.${day}` });
		await collectViews(api.deps);
		if (day < days - 1) api.deps.clock.advance(dayMs);
	}
}

describe('an address at which readers found nothing', () => {
	test('S99: is listed after three different days, with its readers and the last day', async () => {
		await missForDays('/planos/?de=ana');
		await miss('/planos', { ip: '203.0.113.9' });
		await miss('/planos', { ip: '203.0.113.9' });
		expect((await read()).missed).toEqual([
			{ address: '/planos', times: 4, days: 3, last_day: '2026-03-12' },
		]);
	});

	test('is not listed after many readers on two days', async () => {
		for (let day = 0; day < 2; day += 1) {
			for (let ip = 0; ip < 30; ip += 1) await miss('/planos', { ip: `203.0.113.${ip}` });
			api.deps.clock.advance(dayMs);
		}
		expect(await addressesOf()).toEqual([]);
	});

	test('is forgotten 30 days after somebody last tried it', async () => {
		await missForDays('/planos');
		api.deps.clock.advance(30 * dayMs);
		expect(await addressesOf()).toEqual(['/planos']);
		await cleanUpDaily(api.deps);
		api.deps.clock.advance(dayMs);
		expect(await addressesOf()).toEqual([]);
		await cleanUpDaily(api.deps);
		expect(await api.db.select().from(table)).toEqual([]);
	});

	test.each([
		'/wp-login.php',
		'/.env',
		'/ana@exemplo.com',
		'/sair/ana%40exemplo.com',
		`/${'a'.repeat(1_999)}`,
		'/planos%00',
		'/planos\u0007',
		'/pla\u200bnos',
		'https://evil.example/planos',
	])('leaves no mark when it is noise or tells of a person: %j', async (path) => {
		expect((await miss(path)).status).toBe(200);
		expect(marks()).toEqual([]);
	});

	test.each([[''], ['x'.repeat(2_001)], [7], [null], [['/planos']], ['/planos\0'], ['/\ud800']])(
		'is refused when it is none: %j',
		async (path) => {
			expect((await miss(path)).status).toBe(400);
		},
	);

	test.each<Record<string, string>>([
		{ dnt: '1' },
		{ 'sec-gpc': '1' },
		{ 'sec-purpose': 'prefetch' },
		{ cookie: '__Host-bind=of-the-editor' },
		{ 'user-agent': 'curl/8.5.0' },
		{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
	])('does not count for %j', async (headers) => {
		await miss('/planos', { headers });
		expect(marks()).toEqual([]);
	});

	test('D5: made-up ones by a scanner list nothing, however many, though it comes on three days', async () => {
		const from = { ip: '198.51.100.1' };
		for (let day = 0; day < 3; day += 1) {
			for (let at = 0; at < 500; at += 1) await miss(`/pagina-${at}`, from);
			expect(marks().length).toBeLessThan(150);
			await miss('/planos', { ip: `203.0.113.${day}` });
			await collectViews(api.deps);
			if (day < 2) api.deps.clock.advance(dayMs);
		}
		expect(await addressesOf()).toEqual(['/planos']);
		expect((await api.db.select().from(table)).map(({ address }) => address)).toEqual(
			Array.from({ length: 3 }, () => '/planos'),
		);
		api.deps.clock.advance(2 * dayMs);
		await collectViews(api.deps);
		expect(marks()).toEqual([]);
	});

	test('D4: is lost without an error when it cannot be stored, and the database stays asleep', async () => {
		const { db } = api.deps;
		api.deps.db = new Proxy(db, {
			get() {
				throw new Error('the database was touched');
			},
		});
		expect((await miss('/planos')).status).toBe(200);
		api.deps.blobs.fault = new Error('blobs are down');
		expect((await miss('/planos')).status).toBe(200);
		api.deps.blobs.fault = undefined;
		api.deps.db = db;
	});
});

/** What a build would write. */
const snapshot = () =>
	readPublicBlog(api.db, 'created_at', async ({ old_addresses, led_addresses, publication }) => ({
		old_addresses,
		led_addresses,
		publication,
	}));
const lead = (to: object, address = '/planos') =>
	api.tryCall('missed-addresses', { action: 'redirect', address, to });
const aPost = async (title: string, published = true) => createdPost(api, { title, published });

describe('an address that leads on', () => {
	test('to a post does so with the next build, leaves the list, and can be undone', async () => {
		const { id, slug } = await aPost('Automatize a cobrança');
		await missForDays('/planos');
		const { publication } = await api.call(missedAddresses, {
			action: 'redirect',
			address: '/planos',
			to: { post_id: id },
		});
		expect((await snapshot()).old_addresses).toEqual([{ from: '/planos', to: slug }]);
		expect(await read()).toMatchObject({
			missed: [],
			led: [{ address: '/planos', leads_to: 'Automatize a cobrança', is_waiting: true }],
		});
		await changeBuildState(api.db, { publication: publication ?? 0 });
		expect((await read()).led).toMatchObject([{ is_waiting: false }]);
		const undone = await api.call(missedAddresses, { action: 'undo', address: '/planos' });
		expect(undone.publication).toBeGreaterThan(publication ?? 0);
		expect((await snapshot()).old_addresses).toEqual([]);
		expect(await read()).toMatchObject({ missed: [{ address: '/planos' }], led: [] });
		expect(await api.call(missedAddresses, { action: 'undo', address: '/planos' })).toMatchObject({
			publication: null,
		});
	});

	test('to a page, a category or the company’s own host has an address, and the last choice holds', async () => {
		await createdPost(api, { title: 'Luz', published: true, category: 'Vendas' });
		for (const leads_to of ['/posts', '/categories/vendas', 'https://example.com/planos']) {
			expect((await lead({ leads_to })).status).toBe(200);
			expect((await snapshot()).led_addresses).toEqual([{ from: '/planos', to: leads_to }]);
		}
		expect(await api.db.select().from(oldAddresses)).toHaveLength(1);
	});

	test('D6: to a post that leaves leads nowhere, is missed again, and leads on when it comes back', async () => {
		const { id, slug } = await aPost('Luz');
		await missForDays('/planos');
		await lead({ post_id: id });
		await api.call(togglePublish, { postId: id, publish: false });
		expect((await snapshot()).old_addresses).toEqual([]);
		expect(await addressesOf()).toEqual(['/planos']);
		await api.call(togglePublish, { postId: id, publish: true });
		expect((await snapshot()).old_addresses).toEqual([{ from: '/planos', to: slug }]);
		expect(await addressesOf()).toEqual([]);
	});

	test.each([
		['another host', { leads_to: 'https://evil.example/' }],
		['a host that looks like it', { leads_to: 'https://example.com@evil.example/' }],
		['no host', { leads_to: '//evil.example' }],
		['a script', { leads_to: 'javascript:alert(1)' }],
		['the desk', { leads_to: '/admin' }],
		['a category that is not there', { leads_to: '/categories/nunca' }],
		['a post that is not there', { post_id: '00000000-0000-4000-8000-000000000000' }],
	])('never leads to %s', async (_what, to) => {
		const { status, body } = await lead(to);
		expect(status).toBe(400);
		expect(body).toMatchObject({ code: 'invalid_input' });
		expect(await api.db.select().from(oldAddresses)).toEqual([]);
	});

	test('never leads to itself, or to a draft', async () => {
		expect((await lead({ leads_to: '/categories/x' }, '/categories/x')).status).toBe(400);
		const { id } = await aPost('Rascunho', false);
		const { body } = await lead({ post_id: id });
		expect(body).toMatchObject({ error: 'Só dá para redirecionar para um post publicado.' });
	});

	test('S99: is not one that a post has by now, and its page takes precedence if one comes', async () => {
		const { id } = await aPost('Luz');
		await missForDays('/post/sombra');
		expect((await lead({ post_id: id }, '/post/sombra')).status).toBe(200);
		const { slug } = await aPost('Sombra');
		expect(slug).toBe('sombra');
		const { status, body } = await lead({ leads_to: '/posts' }, '/post/sombra');
		expect([status, body]).toMatchObject([
			409,
			{ error: 'Esse endereço agora é de um post. Nada mudou.' },
		]);
		expect(await addressesOf()).toEqual([]);
	});

	test('is logged with who did it', async () => {
		await lead({ leads_to: '/posts' });
		await api.call(missedAddresses, { action: 'undo', address: '/planos' });
		const logged = await api.db
			.select({ event: auditLog.event, subject: auditLog.subject })
			.from(auditLog)
			.where(like(auditLog.event, 'address%'))
			.orderBy(auditLog.id);
		expect(logged).toEqual([
			{ event: 'address_led', subject: '/planos' },
			{ event: 'address_freed', subject: '/planos' },
		]);
	});
});

describe('where it may lead', () => {
	const find = async (address: string, q = '') => {
		const { targets } = await api.call(missedAddresses, { action: 'find', address, q });
		return targets.map(({ kind, title }) => `${kind} ${title}`);
	};

	test('is guessed from the address, and found by its words, among what is public', async () => {
		await createdPost(api, {
			title: 'Automatize a cobrança, não a conversa',
			published: true,
			category: 'Finanças',
		});
		await createdPost(api, { title: 'O cliente que cobra', published: false });
		await createdPost(api, { title: 'Luz', published: true });
		expect(await find('/post/como-cobrar-cliente')).toEqual([
			'post Automatize a cobrança, não a conversa',
		]);
		expect(await find('/categoria/financa')).toEqual(['category Finanças']);
		expect(await find('/planos', 'luz')).toEqual(['post Luz']);
		expect(await find('/planos', 'finanças')).toEqual([
			'post Automatize a cobrança, não a conversa',
			'category Finanças',
		]);
		expect(await find('/planos', 'cliente')).toEqual([]);
		expect(await find('/planos')).toEqual([]);
	});
});

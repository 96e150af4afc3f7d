import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Finding } from '#domain/site/finding';
import { callBuildHook } from '#lib/call-build-hook';
import type { PlatformFunction } from '#lib/serve';
import { dispatchPublications } from '#steps/publish/dispatch-publications';
import { writeHeartbeat } from '#steps/schedule/scheduler-marker';
import { examine } from '../../scripts/doctor/examine.ts';
import { createdPost } from '../support/factories/new-post.ts';
import { loadFunctionModules } from '../support/function-handlers.ts';
import { headersOf, readHeaderRules } from '../support/netlify-rules.ts';
import { apiForFile } from '../support/test-api.ts';
import { hourMs } from '../support/test-deps.ts';

/** A deployed site as its visitors see it: Netlify's headers on its pages, and the real functions. */
const api = apiForFile();
let site: Server;
let siteUrl: string;
let hidden: string[];
let env: Record<string, string | undefined>;
let hookCalls: string[];
const close: Server[] = [];

async function listen(server: Server): Promise<string> {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	close.push(server);
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startSite(): Promise<void> {
	const headers = await readHeaderRules();
	const served = (await loadFunctionModules()).get('api')?.default as PlatformFunction;
	site = createServer(async (request, response) => {
		const path = request.url ?? '/';
		if (path.startsWith('/api/')) {
			const chunks: Buffer[] = [];
			for await (const chunk of request) chunks.push(chunk);
			const asked = new Request(new URL(path, 'https://blog.test'), {
				method: request.method ?? 'GET',
				headers: request.headers as Record<string, string>,
				...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
			});
			const handler = api.handlers.get(path.slice('/api/'.length)) ?? served;
			const answer = await handler(asked, { ip: '203.0.113.7' }, api.deps);
			return response
				.writeHead(answer.status, Object.fromEntries(answer.headers))
				.end(await answer.text());
		}
		for (const [name, value] of Object.entries(headersOf(headers, path)))
			if (!hidden.includes(name)) response.setHeader(name, value);
		if (path === '/version.json') return response.end(JSON.stringify({ publication: 0, posts: 3 }));
		return response.writeHead(path.startsWith('/post/') ? 404 : 200).end('<p>blog</p>');
	});
	siteUrl = await listen(site);
}

beforeAll(async () => {
	await startSite();
});
beforeEach(async () => {
	hidden = [];
	hookCalls = [];
	const hook = await listen(
		createServer((request, response) => {
			hookCalls.push(request.method ?? '');
			response.end('{}');
		}),
	);
	await writeHeartbeat(api.deps);
	env = {
		DATABASE_URL: api.url,
		AUTH_SECRET: new TextDecoder().decode(await api.deps.authSecret()),
		SITE_URL: siteUrl,
		BUILD_HOOK_URL: `${hook}/build_hooks/1`,
	};
});
afterAll(async () => {
	for (const server of close) {
		server.closeAllConnections();
		server.close();
	}
});

async function examineAll(changes: Record<string, string | undefined> = {}, callHook = false) {
	const findings: Finding[] = [];
	const options = { env: { ...env, ...changes }, callHook, now: api.deps.now };
	for await (const finding of examine(options)) findings.push(finding);
	return findings;
}
const wrong = (findings: Finding[]) =>
	findings.filter(({ state }) => state === 'bad').map(({ about }) => about);

test('a deployment in order has nothing to mend, and says what it does without', async () => {
	const findings = await examineAll();
	expect(findings.filter(({ state }) => state === 'bad')).toEqual([]);
	expect(findings.filter(({ state }) => state === 'off').map(({ about }) => about)).toEqual([
		'Netlify Blobs',
		'E-mail',
		'Imagens geradas',
		'Marca',
	]);
	expect(findings.map(({ about }) => about)).toEqual(
		expect.arrayContaining([
			'Banco de dados',
			'Tabelas',
			'Conta',
			'Cabeçalhos',
			'AUTH_SECRET',
			'Agendador',
			'Publicação',
		]),
	);
});

test('it leaves no session behind, and calls the hook only when it is asked to', async () => {
	const count = async () =>
		(
			(await api.db.execute(sql`select count(*)::int as n from admin_sessions`)) as unknown as {
				rows: { n: number }[];
			}
		).rows[0]?.n;
	const before = await count();
	await examineAll();
	expect(await count()).toBe(before);
	expect(hookCalls).toEqual(['HEAD']);
	await examineAll({}, true);
	expect(hookCalls).toEqual(['HEAD', 'POST']);
});

test('a hook that answers 404 gets no tick, and what it refused is told with its answer', async () => {
	const gone = await listen(createServer((_request, response) => response.writeHead(404).end()));
	const BUILD_HOOK_URL = `${gone}/build_hooks/segredo`;
	const [found] = (await examineAll({ BUILD_HOOK_URL })).filter(
		({ about }) => about === 'Atualização ao publicar',
	);
	expect(found).toMatchObject({ state: 'off', text: expect.stringContaining('404') });
	api.deps.hook.act = (signal) => callBuildHook(BUILD_HOOK_URL, signal);
	await createdPost(api, { published: true });
	const all = await examineAll({ BUILD_HOOK_URL });
	expect(wrong(all)).toEqual(['Última atualização']);
	expect(JSON.stringify(all)).toContain('respondeu 404), e 1 mudança na fila');
	expect(JSON.stringify(all)).not.toContain('segredo');
	api.deps.hook.act = async () => undefined;
	await dispatchPublications(api.deps);
	expect(wrong(await examineAll())).toEqual([]);
});

test('every fault says how to fix it', async () => {
	const findings = [
		...(await examineAll({ DATABASE_URL: 'ontem', AUTH_SECRET: 'curto' })),
		...(await examineAll({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })),
		...(await examineAll({ BUILD_HOOK_URL: undefined, SITE_URL: 'http://127.0.0.1:1' })),
	];
	expect(wrong(findings)).toEqual([
		'DATABASE_URL',
		'AUTH_SECRET',
		'Banco de dados',
		'Atualização ao publicar',
		'Site',
	]);
	for (const { state, mend } of findings) if (state === 'bad') expect(mend).toBeTruthy();
	expect(JSON.stringify(findings)).not.toContain(env['AUTH_SECRET']);
});

test('a database without this code’s tables is told from one that does not answer', async () => {
	const empty = api.url.replace(/\/[^/]+$/, '/postgres');
	const found = await examineAll({ DATABASE_URL: empty });
	expect(found.find(({ about }) => about === 'Tabelas')).toMatchObject({
		state: 'bad',
		mend: expect.stringContaining('npm run migrate'),
	});
});

test('headers that a deploy lost are named', async () => {
	hidden = ['Content-Security-Policy'];
	const found = await examineAll();
	expect(wrong(found)).toEqual(['Cabeçalhos']);
	expect(found.find(({ about }) => about === 'Cabeçalhos')?.text).toContain(
		'content-security-policy em /',
	);
});

test.each([
	['that asks for a password', 401, {}, 'ainda não é público'],
	[
		"that asks for Netlify's sign-in",
		302,
		{ location: 'https://app.netlify.com/x' },
		'ainda não é',
	],
	['that is not there', 404, {}, 'respondeu 404'],
	['that is somebody else’s', 200, {}, 'não é este blog'],
])('a site %s is told as that', async (_, status, headers, text) => {
	const page = '<p>Outra página</p>';
	const other = createServer((_request, response) => response.writeHead(status, headers).end(page));
	const found = await examineAll({ SITE_URL: await listen(other) });
	expect(found.find(({ about }) => about === 'Site')?.text).toContain(text);
});

test('a different AUTH_SECRET and a stopped scheduler are found', async () => {
	expect(
		wrong(await examineAll({ AUTH_SECRET: 'another secret that is long enough to be one' })),
	).toEqual(['AUTH_SECRET', 'Painel']);
	api.deps.clock.advance(hourMs);
	expect(wrong(await examineAll())).toEqual(['Agendador']);
});

test('a site whose key made itself is looked at without one, but for its desk', async () => {
	const found = await examineAll({ AUTH_SECRET: undefined });
	expect(wrong(found)).toEqual([]);
	expect(found.find(({ about }) => about === 'AUTH_SECRET')?.state).toBe('off');
	expect(found.map(({ about }) => about)).not.toContain('Agendador');
});

test('a mail server that refuses the password, and an image key that is not known, are found', async () => {
	const mail = createTcpServer((socket) => {
		socket.write('220 mail.test ESMTP\r\n');
		socket.on('data', (bytes) => {
			const line = bytes.toString();
			if (/^EHLO/.test(line)) socket.write('250-mail.test\r\n250 AUTH PLAIN LOGIN\r\n');
			else if (/^AUTH/.test(line)) socket.write('535 5.7.8 no\r\n');
			else socket.end('221 bye\r\n');
		});
		socket.on('error', () => undefined);
	});
	await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
	const images = await listen(
		createServer((_request, response) => response.writeHead(401).end('{}')),
	);
	const found = await examineAll({
		SMTP_URL: `smtp://ana:errada@127.0.0.1:${(mail.address() as AddressInfo).port}`,
		OPENAI_API_KEY: 'sk-errada',
		OPENAI_BASE_URL: `${images}/v1`,
	});
	mail.close();
	expect(wrong(found)).toEqual(['E-mail', 'Imagens geradas']);
	expect(JSON.stringify(found)).not.toMatch(/sk-errada|errada@|:errada/);
});

import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { findRunningServer } from '../../scripts/local/postgres-process.ts';
import { signInByApi } from '../support/desk-api.ts';
import { startPreparedSite } from '../support/prepared-site.ts';
import {
	findFreePort,
	makeDataDir,
	type RunningSite,
	root,
	startSite,
	stopSites,
} from '../support/running-site.ts';

const serverOf = (dataDir: string) => findRunningServer(join(dataDir, 'postgres'));
const aPost = {
	title: 'Depois da queda',
	content: 'Nada se perdeu.',
	author: 'Redação',
	category: 'Guias',
};

interface Version {
	publication: number;
	posts: number;
}
const versionOf = async (site: RunningSite): Promise<Version> =>
	(await fetch(`${site.url}/version.json`)).json();

/** Checks that every page linked from the readers' site map responds. */
async function findBrokenPages(site: RunningSite): Promise<string[]> {
	const html = await (await fetch(`${site.url}/sitemap`)).text();
	const links = [...html.matchAll(/href="(\/post\/[^"]+)"/g)].map(([, path]) => path ?? '');
	expect(links.length).toBeGreaterThan(10);
	const broken = [];
	for (const path of new Set(links)) {
		const answer = await fetch(site.url + path);
		if (answer.status !== 200 || !(await answer.text()).includes('</html>')) broken.push(path);
	}
	return broken;
}

test.describe.configure({ mode: 'serial' });

let dataDir: string;
/** The same port for all starts: another one would change the site's address and all pages. */
let port: number;
test.beforeAll(async () => {
	dataDir = await makeDataDir();
	port = await findFreePort();
});
test.afterAll(async () => {
	await stopSites();
	await rm(dataDir, { recursive: true, force: true });
});

test('after a start was killed during its first build, the next one is complete', async () => {
	test.setTimeout(400_000);
	const first = await startSite({ dataDir, port, until: /montando \d+ posts/ });
	await first.kill();
	const orphan = serverOf(dataDir);
	expect(orphan).toBeDefined();

	const second = await startSite({ dataDir, port });
	// Takes over the server that the killed run left behind: there are never two on one folder.
	expect(serverOf(dataDir)).toEqual(orphan);
	expect(await findBrokenPages(second)).toEqual([]);
	expect(await second.stop()).toBe(0);
	expect(serverOf(dataDir)).toBeUndefined();
});

test('a post saved as Node is killed is on the site after the next start, which serves at once', async () => {
	test.setTimeout(300_000);
	const site = await startSite({ dataDir, port });
	const before = await versionOf(site);
	const desk = await signInByApi(site);
	await desk.call('create-post', { ...aPost, published: true });
	await site.kill();

	const again = await startSite({ dataDir, port });
	// Serves the last build before building.
	expect(again.output()).not.toMatch(/Site: [\s\S]*Pronto/);
	await expect
		.poll(async () => (await versionOf(again)).publication, { timeout: 120_000 })
		.toBeGreaterThan(before.publication);
	expect((await versionOf(again)).posts).toBe(before.posts + 1);
	expect((await fetch(`${again.url}/post/depois-da-queda`)).status).toBe(200);
	expect(await findBrokenPages(again)).toEqual([]);
	await again.stop();
});

test('C7: PostgreSQL is killed while a post is on its way: readers lose nothing, and it is live without a hand', async () => {
	test.setTimeout(400_000);
	const site = await startSite({ dataDir, port });
	const desk = await signInByApi(site);
	const killServer = () => process.kill(serverOf(dataDir)?.pid ?? 0, 'SIGKILL');
	const statusOf = async (path: string) => (await fetch(site.url + path)).status;
	try {
		const { post } = await desk.call<{ post: { id: string; slug: string } }>('create-post', {
			...aPost,
			title: 'Sobreviver ao banco',
			published: true,
		});
		killServer();
		expect(await statusOf('/')).toBe(200);
		expect(await findBrokenPages(site)).toEqual([]);
		await expect.poll(() => statusOf(`/post/${post.slug}`), { timeout: 180_000 }).toBe(200);

		// Kills the next build in the middle, too, with a change of a published post.
		const printed = site.output().length;
		const unpublish = () => desk.call('toggle-publish', { postId: post.id, publish: false });
		await expect(unpublish).toPass({ timeout: 60_000 });
		await expect
			.poll(() => site.output().slice(printed), { timeout: 120_000 })
			.toContain('montando');
		killServer();
		await expect.poll(() => statusOf(`/post/${post.slug}`), { timeout: 180_000 }).toBe(404);
		const status = () =>
			desk.call<{ pending: unknown[]; build: { state: string } }>('site-status', { action: 'get' });
		await expect
			.poll(() => status().catch(() => undefined), { timeout: 120_000 })
			.toMatchObject({ pending: [], build: { state: 'idle' } });
		expect(await findBrokenPages(site)).toEqual([]);
	} finally {
		await site.stop();
	}
});

test('killing npm alone ends the site and its server within seconds', async () => {
	test.setTimeout(300_000);
	const folder = await makeDataDir();
	const PORT = String(await findFreePort());
	const env = { ...process.env, PORT, DATA_DIR: folder };
	const npm = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: 'ignore' });
	try {
		await expect.poll(() => serverOf(folder), { timeout: 120_000 }).toBeDefined();
		await expect.poll(() => existsSync(join(folder, 'blobs')), { timeout: 60_000 }).toBe(true);
		npm.kill('SIGTERM');
		await expect.poll(() => serverOf(folder), { timeout: 30_000 }).toBeUndefined();
		const ask = () => fetch(`http://localhost:${PORT}/`).then(String, () => 'nobody');
		await expect.poll(ask, { timeout: 15_000 }).toBe('nobody');
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	}
});

/** The status of a reply to a browser that knows the site by another name. */
const askAs = (url: string, host: string) =>
	new Promise<number | undefined>((resolve, reject) => {
		const onReply = (reply: IncomingMessage) => resolve(reply.resume().statusCode);
		get(url, { headers: { host } }, onReply).on('error', reject);
	});

test('two runs with their own port and data folder do not meet', async () => {
	test.setTimeout(400_000);
	const [one, two] = await Promise.all([startSite({ dataDir, port }), startPreparedSite()]);
	const other = two.dataDir;
	try {
		expect(serverOf(dataDir)?.port).not.toBe(serverOf(other)?.port);
		expect((await fetch(`${one.url}/post/depois-da-queda`)).status).toBe(200);
		expect((await fetch(`${two.url}/post/depois-da-queda`)).status).toBe(404);
		const secret = (folder: string) => readFileSync(join(folder, 'auth-secret'), 'utf8');
		expect(secret(dataDir)).not.toBe(secret(other));
	} finally {
		await Promise.all([one.stop(), two.remove()]);
	}
});

test('a start that cannot continue says why in one line, and one without its database waits for it', async () => {
	test.setTimeout(120_000);
	const run = promisify(execFile);
	const start = (env: Record<string, string>) =>
		run(process.execPath, ['scripts/start.ts'], {
			cwd: root,
			env: { ...process.env, ...env },
		}).catch((error: { code: number; stderr: string }) => error);
	const folder = await makeDataDir();
	const site = await startSite({ dataDir, port });
	try {
		const taken = await start({ PORT: String(site.port), DATA_DIR: folder });
		expect(taken).toMatchObject({ code: 1 });
		expect(taken.stderr).toContain(`A porta ${site.port} está ocupada`);
		const waiting = await startSite({
			port: site.port + 1,
			dataDir: folder,
			env: {
				DATABASE_URL: 'postgres://ninguem@127.0.0.1:1/nada',
				ALLOWED_HOSTS: 'meu-computador',
			},
			until: /Tentando de novo/,
		});
		expect(waiting.output()).toContain('O banco de dados em 127.0.0.1:1 não respondeu');
		expect(await askAs(waiting.url, 'meu-computador')).toBe(503);
		expect(await askAs(waiting.url, 'evil.example')).toBe(403);
		await waiting.stop();
		const same = await start({ PORT: String(site.port + 1), DATA_DIR: dataDir });
		expect(same.stderr).toContain('Outro `npm start` já usa');
		const wrong = await start({ PORT: 'oito', ADMIN_EMAIL: 'ninguém' });
		expect(wrong.stderr).toMatch(/PORT: .*\n.*ADMIN_EMAIL: /);
		expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
	} finally {
		await site.stop();
		await rm(folder, { recursive: true, force: true });
	}
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { buildCanaries } from '../support/prepare-data.ts';
import { startPreparedSite } from '../support/prepared-site.ts';
import { type RunningSite, testAdmin } from '../support/running-site.ts';

test.describe.configure({ timeout: 150_000 });

let site: RunningSite;
test.beforeAll(async () => {
	test.setTimeout(240_000);
	site = await startPreparedSite(buildCanaries);
});
test.afterAll(() => site?.remove());

let refused: string[];
test.beforeEach(({ page }) => {
	refused = [];
	page.on('console', (message) => {
		if (/Content Security|TrustedHTML|TrustedScript/.test(message.text()))
			refused.push(message.text());
	});
});
test.afterEach(() => expect(refused, 'A10: no screen breaks its own policy').toEqual([]));

async function signIn(page: Page) {
	await page.goto(`${site.url}/admin/login`);
	await page.getByLabel('E-mail').fill(testAdmin.email);
	await page.getByLabel('Senha', { exact: true }).fill(testAdmin.password);
	await page.getByRole('button', { name: 'Entrar', exact: true }).click();
	await page.getByRole('heading', { name: /^Olá/ }).waitFor();
}

test('A4: tokens stolen from the storage are useless without the cookie', async ({ page }) => {
	await signIn(page);
	const stored = await page.evaluate(() => ({
		'x-admin-token': localStorage.getItem('adminToken') ?? '',
		'x-session-token': localStorage.getItem('adminSessionToken') ?? '',
	}));
	const answer = await fetch(`${site.url}/api/admin-posts`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...stored },
		body: JSON.stringify({ action: 'list' }),
	});
	expect(answer.status).toBe(401);
	expect(await page.evaluate(() => document.cookie)).toBe('');
});

const pages = ['/', '/posts', '/livros', '/sitemap', '/nada', '/admin', '/version.json'];
const assets = ['/favicon.svg', '/rss.xml', '/robots.txt', '/search/manifest.json'];
const functions = ['/api/health', '/api/admin-posts', '/images/nada.webp', '/og/nada.png'];

test('A10: pages, files, functions and errors all carry the security headers', async () => {
	for (const path of [...pages, ...assets, ...functions]) {
		const { headers } = await fetch(site.url + path);
		expect.soft(Object.fromEntries(headers), path).toMatchObject({
			'strict-transport-security': 'max-age=31536000',
			'cross-origin-resource-policy': /rss|images|og/.test(path) ? 'cross-origin' : 'same-origin',
			'x-content-type-options': 'nosniff',
			'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
			'permissions-policy': expect.stringContaining('camera=()'),
			'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
		});
		expect.soft(headers.has('access-control-allow-origin'), path).toBe(false);
		expect.soft(headers.has('cross-origin-opener-policy'), path).toBe(path === '/admin');
	}
	const { headers } = await fetch(`${site.url}/admin/perfil`);
	expect(headers.get('cache-control')).toBe('no-store');
	const policy = headers.get('content-security-policy');
	expect(policy).toContain("require-trusted-types-for 'script'");
	expect(policy).not.toContain('unsafe');
});

test('A10: a script planted in the page of the desk does not run', async ({ page }) => {
	await page.route('**/admin/login', async (route) => {
		const response = await route.fetch();
		const planted =
			'<script>window.planted = true</script><img src="x" onerror="window.planted = true">';
		const body = (await response.text()).replace('<body>', `<body>${planted}`);
		await route.fulfill({ response, body });
	});
	await page.goto(`${site.url}/admin/login`, { waitUntil: 'networkidle' });
	expect(await page.locator('img[src="x"]').count()).toBe(1);
	expect(await page.evaluate(() => Reflect.get(window, 'planted'))).toBeUndefined();
	await expect.poll(() => refused.length).toBeGreaterThan(0);
	refused = [];
});

async function listFiles(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
}

test('A9: no published file contains a secret or a source map', async () => {
	const files = (await listFiles(join(site.dataDir, 'builds'))).filter(
		(file) => !/snapshot/.test(file),
	);
	expect(files.filter((file) => /\/admin\/assets\/.*\.js$/.test(file))).not.toEqual([]);
	expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
	const secrets = [
		...Object.values(buildCanaries),
		testAdmin.password,
		await readFile(join(site.dataDir, 'postgres', 'password'), 'utf8'),
	];
	const patterns =
		/postgres(?:ql)?:\/\/|build_hooks\/[0-9a-f]|PRIVATE KEY|\bsk-[\w-]{16,}|sourceMappingURL=/;
	const text = files.filter((file) => !/\.(?:png|jpe?g|webp|woff2|ico)$/.test(file));
	for (const file of text) {
		const content = await readFile(file, 'utf8');
		for (const secret of secrets) expect(content.includes(secret.trim()), file).toBe(false);
		expect(patterns.exec(content)?.[0], file).toBeUndefined();
	}
});

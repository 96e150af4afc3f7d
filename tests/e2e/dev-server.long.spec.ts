import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { copyProject } from '../support/project-copy.ts';
import { findFreePort, makeDataDir, root, testAdmin } from '../support/running-site.ts';

/** A change is seen while its author still looks at it. */
const seenWithinMs = 2_000;
/** On a busy machine; what it took is printed. */
const patienceMs = 40_000;

let folder: string;
let dataDir: string;
let url: string;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial', retries: 0, timeout: 180_000 });
test.beforeAll(async () => {
	test.setTimeout(180_000);
	// Below the installed packages, and not where watchers look away.
	folder = await mkdtemp(join(root, '.dev-'));
	dataDir = await makeDataDir();
	await copyProject(folder);
	const port = await findFreePort();
	url = `http://localhost:${port}`;
	const env = {
		...process.env,
		PORT: `${port}`,
		DATA_DIR: dataDir,
		ADMIN_EMAIL: testAdmin.email,
		ADMIN_PASSWORD: testAdmin.password,
	};
	const child = spawn(
		'node',
		[`--import=${join(folder, 'scripts/quick-imports.mjs')}`, 'scripts/dev.ts'],
		{
			cwd: folder,
			env,
			stdio: ['ignore', 'pipe', 'inherit'],
		},
	);
	stop = async () => {
		child.kill('SIGTERM');
		if (child.exitCode === null) await once(child, 'exit');
	};
	await new Promise<void>((resolve, reject) => {
		child.stdout.on('data', (part) => `${part}`.includes('Pronto:') && resolve());
		child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
	});
});
test.afterAll(async () => {
	await stop();
	for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true });
});

async function replace(file: string, from: string, to: string): Promise<void> {
	const path = join(folder, file);
	const text = await readFile(path, 'utf8');
	expect(text).toContain(from);
	await writeFile(path, text.replace(from, to));
}

/** Waits until a change is seen, and says after how long. */
async function timed(what: string, see: () => Promise<unknown>): Promise<void> {
	const since = performance.now();
	await see();
	const ms = Math.round(performance.now() - since);
	console.log(`${what}: seen after ${ms} ms`);
	test
		.info()
		.annotations.push({ type: ms < seenWithinMs ? 'in time' : 'late', description: `${ms} ms` });
}

test('a changed word on a page is seen in the open browser', async ({ page }) => {
	await page.goto(`${url}/livros`);
	const heading = page.getByRole('heading', { level: 1 });
	await expect(heading).toHaveText('Livros');
	await replace('src/pages/livros/index.astro', 'title={messages.books.title}', 'title="Estante"');
	await timed('page', () => expect(heading).toHaveText('Estante', { timeout: patienceMs }));
});

test('a changed word of the desk is seen in the open browser', async ({ page }) => {
	await page.goto(`${url}/admin/login`);
	// The first visit bundles the packages.
	const body = page.locator('body');
	await expect(body).toContainText('Entrar no painel', { timeout: patienceMs });
	await replace('admin/src/messages.ts', 'Entrar no painel', 'Abrir o painel');
	await timed('desk', () => expect(body).toContainText('Abrir o painel', { timeout: patienceMs }));
});

test('a changed action answers anew, without a new start', async ({ request }) => {
	const ask = async () => (await request.get(`${url}/api/health`)).text();
	await ask();
	await replace('netlify/actions/health.ts', 'mailServer !== undefined', 'true');
	await timed('action', () =>
		expect.poll(ask, { timeout: patienceMs, intervals: [50] }).toContain('"mail":true'),
	);
});

/** What a newcomer does first, with every script that the browser was sent and every error in it. */
async function watch(page: Page) {
	const [scripts, errors] = [[] as Promise<string>[], [] as string[]];
	// Here styles come by script: a page that is slow to have them is shown without its transition, which Chromium tells.
	page.on('pageerror', ({ message }) => message.startsWith('Transition ') || errors.push(message));
	page.on('response', (answer) => {
		// Packages ask first whether there is one.
		const isOurs = answer.request().resourceType() === 'script' && !answer.url().includes('/deps/');
		if (!isOurs || !answer.ok()) return;
		const named = answer.text().then((text) => `${answer.url()}\n${text}`);
		scripts.push(named.catch(() => ''));
	});
	return { scripts, errors };
}

async function signIn(page: Page): Promise<void> {
	await page.goto(`${url}/admin/login`);
	await page.getByLabel('E-mail').fill(testAdmin.email, { timeout: patienceMs });
	await page.getByLabel('Senha', { exact: true }).fill(testAdmin.password);
	await page.getByRole('button', { name: 'Entrar', exact: true }).click();
	await page.getByRole('heading', { name: /^Olá/ }).waitFor({ timeout: patienceMs });
}

test('readers’ search finds, and an article opens', async ({ page }) => {
	const { errors } = await watch(page);
	await page.goto(`${url}/?q=reunião`);
	const found = page.getByRole('link', { name: /reunião/i }).first();
	await found.click({ timeout: patienceMs });
	await expect(page).toHaveURL(/\/post\//);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/reunião/i);
	expect(errors).toEqual([]);
});

test('the list and the writing form open, what is typed is saved, and no script asks for `process`', async ({
	page,
}) => {
	const { scripts, errors } = await watch(page);
	await signIn(page);
	await expect(page.locator('tr[data-post]').first()).toBeVisible({ timeout: patienceMs });
	await page.goto(`${url}/admin/create`);
	await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Escrito no npm run dev');
	const text = page.locator('.cm-content');
	await text.click({ timeout: patienceMs });
	await page.keyboard.type('Uma frase.');
	await expect(page.getByText(/Salvo às/).first()).toBeVisible({ timeout: patienceMs });
	await page.goto(`${url}/admin`);
	await expect(page.getByText('Escrito no npm run dev').first()).toBeVisible({
		timeout: patienceMs,
	});
	expect(errors).toEqual([]);
	const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm;
	const asking = (await Promise.all(scripts)).filter((code) =>
		/\bprocess\.env\b/.test(code.replace(comment, '')),
	);
	expect(asking.map((code) => code.split('\n')[0])).toEqual([]);
});

test('code that breaks is shown as an error with its source, not as a silent server', async ({
	page,
}) => {
	await signIn(page);
	await replace(
		'admin/src/features/post-form/tools/writing-area.tsx',
		'const PhoneBar = later(',
		"throw new Error('quebrou aqui');\nconst PhoneBar = later(",
	);
	await page.goto(`${url}/admin/create`);
	await expect(page.getByText('Esta tela parou de funcionar')).toBeVisible({ timeout: patienceMs });
	await expect(page.locator('main')).toContainText(/quebrou aqui[\s\S]*writing-area\.tsx/);
});

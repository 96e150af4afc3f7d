import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { generate } from 'otplib';
import pg from 'pg';
import { findChromium } from '../../scripts/check/find-chromium.ts';
import { startPostgres } from '../../scripts/local/postgres.ts';
import { editor, storedSession, titleField } from '../e2e/desk/desk-test.ts';
import { type DeskApi, signInByApi } from '../support/desk-api.ts';
import { aPicture } from '../support/factories/picture.ts';
import { type RunningSite, root, startSite } from '../support/running-site.ts';
import { beginTexts, typeInDrafts } from './begin-texts.ts';
import { changeMany } from './change-many.ts';
import { leaveExcerpts } from './leave-excerpts.ts';
import { type KeptPost, planAndTidy } from './plan-and-tidy.ts';
import { readByVisitors } from './read-by-visitors.ts';
import { seedCovers } from './seed-covers.ts';

const keptDemos = 3;

type Post = KeptPost;

const aText = (name: string) =>
	`# ${name}\n\n— Marina\n\nPrimeiro parágrafo de “${name}”: ação, café, 😀.\n\n## Parte\n\n- um\n- dois\n\n| a | b |\n|---|---|\n| 1 | 2 |\n`;

async function aPost(desk: DeskApi, title: string, more: object = {}): Promise<Post> {
	const content = aText(title);
	const base = { title, content, author: 'Marina', category: 'Guias', tags: ['casa', 'água'] };
	return (await desk.call<{ post: Post }>('create-post', { ...base, ...more })).post;
}

/** Removes all but a few of the demo's posts, which keeps the files small. */
async function dropDemos(desk: DeskApi): Promise<void> {
	const { posts } = await desk.call<{ posts: Post[] }>('admin-posts', {
		action: 'list',
		pageSize: 200,
	});
	for (const { id } of posts.slice(keptDemos)) {
		await desk.call('delete-post', { postId: id, action: 'delete' });
		await desk.call('delete-post', { postId: id, action: 'purge' });
	}
}

/** Creates one post of every kind that the editor can leave behind; returns the one that was renamed. */
async function liveALife(desk: DeskApi): Promise<Post> {
	const bytes = await aPicture({ width: 500, height: 300 });
	const { image } = await desk.call<{ image: { url: string } }>('upload-image', {
		name: 'mesa.png',
		alt: 'Uma mesa',
		data_base64: bytes.toString('base64'),
	});
	const cover = { image_url: image.url, image_alt: 'A mesa comprida' };
	const title = 'Um post que mudou';
	const renamed = await aPost(desk, title, { published: true, ...cover });
	const content = `${aText(title)}\n![mesa](${image.url})\n`;
	await desk.call('update-post', {
		id: renamed.id,
		title,
		content,
		slug: 'mudou',
		revision: 1,
	});
	await aPost(desk, 'Um rascunho');
	await aPost(desk, 'Um agendado', { scheduled_at: '2036-01-01T12:00:00.000Z' });
	const gone = await aPost(desk, 'Um post na lixeira', { published: true });
	await desk.call('delete-post', { postId: gone.id, action: 'delete' });
	const ended = await aPost(desk, 'Um post despublicado', { published: true });
	await desk.call('toggle-publish', { postId: ended.id, publish: false });
	await aPost(desk, 'Uma capa que não abre', {
		published: true,
		image_url: 'https://e.test/x.png',
	});
	return renamed;
}

/** A working copy of a post, and one of a post that was never created. */
async function leaveWorkingCopies(desk: DeskApi, post: Post): Promise<void> {
	const copy = {
		action: 'save',
		post_id: post.id,
		base_revision: post.revision + 1,
		version: 0,
		fields: {
			title: 'Um post que mudou',
			content: 'Uma cópia de trabalho: palavras não publicadas.',
			excerpt: 'Um resumo',
			author: 'Marina',
			category_id: '',
			tags: ['nova'],
			read_time: '7 min',
			image_url: '',
			image_alt: '',
			slug: 'mudou',
			scheduled_at: null,
		},
	};
	await desk.call('drafts', copy);
	await desk.call('drafts', { ...copy, post_id: crypto.randomUUID(), base_revision: 0 });
}

/** Returns the secret that an app stores. */
async function switchOnSecondFactor(site: RunningSite): Promise<string> {
	const post = async (path: string, body: object, token = '') => {
		const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
		const init = { method: 'POST', headers, body: JSON.stringify(body) };
		const response = await fetch(`${site.url}/api/auth/${path}`, init);
		if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
		return response.json();
	};
	const login = { grant_type: 'password', email: site.email, password: site.password };
	const { access_token } = await post('token', login);
	const factor = await post('factors', { factor_type: 'totp' }, access_token);
	const { id } = await post(`factors/${factor.id}/challenge`, {}, access_token);
	const code = await generate({ secret: factor.totp.secret });
	await post(`factors/${factor.id}/verify`, { challenge_id: id, code }, access_token);
	return factor.totp.secret;
}

const readJournal = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<unknown[]>((done, fail) => {
				const opening = indexedDB.open('mesa');
				opening.onerror = () => fail(opening.error);
				opening.onsuccess = () => {
					const asked = opening.result.transaction('entries').objectStore('entries').getAll();
					asked.onsuccess = () => done(asked.result);
				};
			}),
	);

/** Texts that only a browser has: a change of a post and a new text, typed without a server. */
async function typeInBrowser(site: RunningSite, desk: DeskApi, { id }: Post): Promise<unknown[]> {
	const browser = await chromium.launch({
		executablePath: findChromium(),
		args: ['--no-sandbox', '--disable-gpu'],
	});
	const storageState = storedSession(site.url, desk);
	const context = await browser.newContext({ baseURL: site.url, storageState, locale: 'pt-BR' });
	const open = async (address: string) => {
		const page = await context.newPage();
		await page.goto(address);
		await editor(page).waitFor();
		await page.route('**/api/**', (route) => route.abort());
		return page;
	};
	const page = await open(`/admin/edit/${id}`);
	await editor(page).click();
	await page.keyboard.press('Control+End');
	await page.keyboard.type('Palavras que só o navegador tem.');
	const other = await open('/admin/create');
	await titleField(other).fill('Um post começado sem rede');
	await editor(other).click();
	await other.keyboard.type('Começado no navegador.');
	await other.waitForTimeout(3_000); // The journal is written a moment after the last key.
	const entries = await readJournal(other);
	await browser.close();
	return entries;
}

/** Every row of every table, including those that a backup leaves out, as PostgreSQL writes them. */
async function dumpDatabase(databaseUrl: string): Promise<string> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const names = "select tablename as name from pg_tables where schemaname = 'public' order by 1";
	const { rows: tables } = await client.query<{ name: string }>(names);
	const lines: string[] = [];
	for (const { name: table } of tables) {
		const { rows } = await client.query(`select to_jsonb(t) as row from "${table}" t`);
		for (const { row } of rows) lines.push(JSON.stringify({ table, row }));
	}
	const { rows: sequences } = await client.query(
		"select sequencename as sequence, last_value::int from pg_sequences where schemaname = 'public'",
	);
	for (const sequence of sequences) lines.push(JSON.stringify(sequence));
	await client.end();
	return `${lines.join('\n')}\n`;
}

/** A single file, because blob names contain colons, which not every file system allows. */
function zipFolder(path: string): Uint8Array {
	const names = globSync('**/*', { cwd: path }).filter((name) =>
		statSync(join(path, name)).isFile(),
	);
	return zipSync(Object.fromEntries(names.map((name) => [name, readFileSync(join(path, name))])));
}

function runCommand(script: string, args: string[], dataDir: string): void {
	const { status } = spawnSync(process.execPath, [join(root, 'scripts', script), ...args], {
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, DATA_DIR: dataDir },
	});
	if (status !== 0) throw new Error(`${script} ended with ${status}`);
}

const folder = resolve(process.argv[2] ?? 'kept');
const save = (name: string, data: string | Uint8Array) => writeFileSync(join(folder, name), data);
const saveJson = (name: string, value: unknown) =>
	save(name, `${JSON.stringify(value, null, '\t')}\n`);

mkdirSync(folder, { recursive: true });
const site = await startSite({ env: { ALLOW_SHRINK: '1' } });
const { dataDir, email, password } = site;
const desk = await signInByApi(site);
const create = (title: string, more?: object) => aPost(desk, title, more);
await dropDemos(desk);
await seedCovers(desk, create);
await leaveWorkingCopies(desk, await liveALife(desk));
await beginTexts(desk);
await typeInDrafts(desk, create);
await leaveExcerpts(desk, create);
await planAndTidy(desk, create);
await changeMany(desk, create);
await readByVisitors(desk, site.url);
const opened = await aPost(desk, 'Um post aberto sem rede', { published: true });
saveJson('journal.json', await typeInBrowser(site, desk, opened));
const secondFactor = await switchOnSecondFactor(site);
const database = await startPostgres({ dataDir });
save('database.jsonl.gz', gzipSync(await dumpDatabase(database.url)));
runCommand('backup.ts', [join(folder, 'backup'), '--with-secrets'], dataDir);
runCommand('export.ts', [join(folder, 'export.zip')], dataDir);
save('blobs.zip', zipFolder(join(dataDir, 'blobs')));
const authSecret = readFileSync(join(dataDir, 'auth-secret'), 'utf8').trim();
saveJson('account.json', { email, password, secondFactor, authSecret });
await site.remove();

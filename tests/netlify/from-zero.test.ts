import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findEngine } from '../../scripts/check/find-engines.ts';
import { openChromium } from '../browsers/engines/chromium.ts';
import type { Engine } from '../browsers/engines/engine.ts';
import { openWebKit } from '../browsers/engines/webkit.ts';
import { Visit } from '../browsers/visit.ts';
import { copyProject } from '../support/project-copy.ts';
import { findFreePort } from '../support/running-site.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { dumpDatabase } from './dump-database.ts';
import { buildOf, countTables, openZeroBlog, readKey, type ZeroBlog } from './zero-blog.ts';

const minutes = 60_000;
const hookId = '0123456789abcdef01234567';
const account = { name: 'Marina', email: 'marina@mesa.test', password: 'uma frase bem comprida' };
const post = { title: 'A primeira mesa', text: 'Um texto curto, escrito no navegador.' };

let folder: string;
/** One for all: pages are bundled for an address and a name, and each bundle takes half a minute. */
let port: number;
const name = { BLOG_NAME: 'Mesa Posta' };
beforeAll(async () => {
	port = await findFreePort();
	folder = await mkdtemp(join(tmpdir(), 'blog-zero-'));
	await symlink(join(inject('deployFolder'), 'node_modules'), join(folder, 'node_modules'));
	await copyProject(folder);
}, minutes);
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const isCode = /CÓDIGO DE INSTALAÇÃO: (\S+)/;

/** The day's code, where its owner finds it. */
async function readCode({ site }: ZeroBlog): Promise<string> {
	await site.printed(isCode);
	return isCode.exec(site.output())?.[1] ?? '';
}

/** Longer than the desk takes a click for one that was meant for what has just gone. */
const aMomentLater = () => new Promise((resolve) => setTimeout(resolve, 1_000));

/** From the first visit to the public post, as somebody does it who has no terminal. */
async function walk(visit: Visit, blog: ZeroBlog, code: () => Promise<string>): Promise<void> {
	const fill = async (label: string, text: string) => {
		await visit.click('input', label);
		await visit.type(text);
	};
	await visit.open('/admin');
	await visit.see('O blog é seu');
	await fill('Código de instalação', await code());
	await fill('Nome', account.name);
	await fill('E-mail', account.email);
	await fill('Senha', account.password);
	await visit.click('button', 'Criar a conta');
	await visit.see(`Olá, ${account.name}`);

	await visit.open('/admin/create');
	await visit.click('[data-field=title]');
	await visit.type(post.title);
	await visit.click('.cm-content');
	await visit.type(post.text);
	await visit.click('button', 'Escolher a categoria');
	await fill('Nome da nova categoria', 'Guias');
	await visit.click('button', 'Criar categoria');
	await visit.until(
		'the category',
		({ find }) => find('.eyebrow', 'Categoria: Guias. Trocar') && true,
	);
	await visit.click('button', 'Publicar');

	await visit.see('Falta um passo para publicar.');
	await aMomentLater();
	await visit.click('a', 'Ativar a publicação');
	await visit.see('1 post está na fila.');
	await fill('Endereço de publicação', blog.hook);
	await visit.click('button', 'Ativar e publicar');
	await visit.see('Publicando pela primeira vez');
	await blog.hooks.settle();
	await visit.see('Está no ar');
	await visit.open('/');
	await visit.see(post.title);
}

/** Neither a dump of the database nor any log has what opens the blog; the day's code has its own line in the log. */
async function expectNoSecret(blog: ZeroBlog, code: string): Promise<void> {
	const key = readKey(folder);
	expect(key).not.toBe('');
	const dump = await dumpDatabase(blog.database);
	expect(dump).toContain(account.email);
	const bytes = Buffer.from(key, 'base64url');
	const secrets = [
		...[key, bytes.toString('hex'), bytes.toString('base64').replace(/=$/, '')],
		...[hookId, code, code.replaceAll('-', ''), account.password],
		new URL(blog.database.url).password,
	];
	const lines = blog.log().split('\n');
	const texts = [dump, lines.filter((line) => !isCode.test(line)).join('\n')];
	for (const text of texts.map((each) => each.toLowerCase()))
		for (const secret of secrets) {
			expect(secret.length).toBeGreaterThan(11);
			expect(text.includes(secret.toLowerCase()), secret.slice(0, 4)).toBe(false);
		}
}

async function walkIn(engine: Engine, blog: ZeroBlog, given?: string): Promise<void> {
	const { url } = blog.site;
	const visit = new Visit(engine, { url, isOpen: true, calls: [], end: async () => undefined });
	await engine.resize(1280, 900);
	await walk(visit, blog, async () => given ?? readCode(blog));
	await expectNoSecret(blog, given ?? (await readCode(blog)));
}

test(
	'with DATABASE_URL and the day’s code, from zero to the public post in Chromium',
	async () => {
		const other = await createEmptyDatabase();
		const blog = await openZeroBlog({ folder, port, hookId }, (url) => ({
			DATABASE_URL: url,
			NETLIFY_DB_URL: other.url,
			...name,
		}));
		const engine = await openChromium();
		try {
			expect(blog.log()).toMatch(/montando 0 posts.*dist is whole\./s);
			await walkIn(engine, blog);
			expect(await countTables(other.db)).toBe(0);
		} finally {
			await engine.end();
			await blog.close();
			await other.close();
		}
	},
	5 * minutes,
);

test(
	'with Netlify’s database alone and the owner’s code, the same in WebKit',
	async ({ skip, task }) => {
		const engine = await openWebKit(findEngine('webkit')).catch((error: Error) => error);
		if (engine instanceof Error) {
			if (process.env['REQUIRE_ENGINES']) throw engine;
			task.meta.notRun = `WebKit: ${engine.message.split('\n')[0]}`;
			return skip(engine.message);
		}
		const code = 'minha casa é azul';
		const blog = await openZeroBlog({ folder, port, hookId }, (url) => ({
			NETLIFY_DB_URL: url,
			...name,
			SETUP_CODE: code,
		}));
		try {
			await walkIn(engine, blog, code);
			expect(blog.log()).not.toMatch(isCode);
		} finally {
			await engine.end();
			await blog.close();
		}
	},
	5 * minutes,
);

test(
	'a preview builds over the branch of the database that Netlify made for it',
	async () => {
		const branch = await createEmptyDatabase();
		const address = { DEPLOY_PRIME_URL: `http://localhost:${port}` };
		const preview = { NETLIFY_DB_URL: branch.url, ...address, ...name };
		const { code, output } = await buildOf(folder, 'deploy-preview', preview);
		const tables = await countTables(branch.db);
		await branch.close();
		expect(code, output).toBe(0);
		expect(tables).toBeGreaterThan(10);
	},
	2 * minutes,
);

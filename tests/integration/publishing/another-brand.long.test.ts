import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCorpus } from '../../support/insert-corpus.ts';
import { copyProject } from '../../support/project-copy.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Of each setting the shipped words and somebody's own. */
const words = [
	["'Vão Livre'", "'Mesa Posta'"],
	["'Um vão livre no meio do expediente'", "'Trabalho bom de vizinho'"],
	[
		"'Textos curtos e úteis sobre dinheiro, clientes, foco e gente, escritos por quem divide a mesa em São Paulo.'",
		"'Textos do bairro.'",
	],
	["url: 'https://example.com'", "url: ''"],
	["'https://example.com/visita'", "''"],
	["'+55 00 00000-0000'", "''"],
	["'Rua do Exemplo, 100'", "''"],
	["'São Paulo'", "''"],
	["region: 'SP'", "region: ''"],
	["'01000-000'", "''"],
	["'seg. a sex., 8h às 20h'", "''"],
	["'https://example.com/mapa'", "''"],
	["'https://example.com/canal'", "''"],
	["'https://example.com/instagram'", "''"],
	["'https://example.com/linkedin'", "''"],
	["name: '' as string", "name: 'Mesa Posta Ltda.' as string"],
	["contact: '' as string", "contact: 'mailto:dados@mesa.test' as string"],
] as const;
/** What nobody but the demo says; the corpus links to a page of its own. */
const demo =
	/.{0,40}(?:V[ãa]o Livre|example\.com(?!\/leitura)|Rua do Exemplo|55 ?0000|01000-000|8h às 20h).{0,30}/;

let folder: string;
let database: TestDatabase;
let log: string;

beforeAll(async () => {
	database = await createTestDatabase();
	await insertCorpus(database.db, { count: 30 });
	folder = await mkdtemp(join(tmpdir(), 'blog-brand-'));
	await copyProject(folder);
	await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
	const file = join(folder, 'src/config/site.ts');
	let text = await readFile(file, 'utf8');
	for (const [shipped, own] of words) {
		expect(text).toContain(shipped);
		text = text.replace(shipped, own);
	}
	await writeFile(file, text);
	const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/build.ts'], {
		cwd: folder,
		env: {
			...{ PATH: process.env['PATH'], HOME: folder, DATA_DIR: join(folder, '.data') },
			...{ DATABASE_URL: database.url, SITE_URL: 'https://mesa.test' },
		},
	});
	log = stdout + stderr;
}, 240_000);
afterAll(async () => {
	await database.close();
	await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

test('no file of somebody’s site has a word of the demo’s brand', () => {
	const files = globSync('dist/**/*.{html,xml,txt,json,js,css,svg,webmanifest}', { cwd: folder });
	expect(files.length).toBeGreaterThan(60);
	const found = files.flatMap((name) => {
		const [words] = readFileSync(join(folder, name), 'utf8').match(demo) ?? [];
		return words === undefined ? [] : [`${name}: ${words}`];
	});
	expect(found).toEqual([]);
});

test('what is not set shows nothing, also to machines', () => {
	const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
	expect(page).toContain('Mesa Posta');
	expect(page).not.toMatch(
		/<address>|LocalBusiness|telephone|sameAs|openingHours|hasMap|wa\.me|class="out"/,
	);
	const [article = ''] = globSync('dist/post/*.html', { cwd: folder });
	expect(readFileSync(join(folder, article), 'utf8')).not.toMatch(
		/class="cta"|PostalAddress|wa\.me\/\d/,
	);
});

test('the privacy page names who answers, and the build’s log nothing of the demo', () => {
	const page = readFileSync(join(folder, 'dist/privacidade.html'), 'utf8');
	expect(page).toContain('Mesa Posta Ltda. responde pelos dados');
	expect(page).toContain('href="mailto:dados@mesa.test"');
	expect(log).not.toContain('como no exemplo');
});

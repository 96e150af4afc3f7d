import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltCopy, makeBuiltCopy } from '../../support/built-copy.ts';
import { insertCorpus } from '../../support/insert-corpus.ts';
import { databaseForFile } from '../../support/test-database.ts';

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
	["name: ''", "name: 'Mesa Posta Ltda.'"],
	["contact: ''", "contact: 'mailto:dados@mesa.test'"],
] as const;
/** What nobody but the demo says; the corpus links to a page of its own. */
const demo =
	/.{0,40}(?:V[ãa]o Livre|example\.com(?!\/leitura)|Rua do Exemplo|55 ?0000|01000-000|8h às 20h).{0,30}/;

async function writeBrand(folder: string): Promise<void> {
	const file = join(folder, 'src/config/site.ts');
	let text = await readFile(file, 'utf8');
	for (const [shipped, own] of words) {
		expect(text).toContain(shipped);
		text = text.replace(shipped, own);
	}
	await writeFile(file, text);
}

const database = databaseForFile();
beforeAll(async () => {
	await insertCorpus(database.db, { count: 30 });
});

const named = { BLOG_NAME: 'Mesa Posta', BLOG_TAGLINE: 'Trabalho bom de vizinho' };

describe.each([
	{ by: 'src/config/site.ts', settings: {} },
	{ by: 'BLOG_NAME and BLOG_TAGLINE alone', settings: named },
])('a site that is called otherwise by $by', ({ settings }) => {
	const isWritten = settings !== named;
	let copy: BuiltCopy;
	let log: string;
	beforeAll(async () => {
		copy = await makeBuiltCopy();
		if (isWritten) await writeBrand(copy.folder);
		const site = { DATABASE_URL: database.url, SITE_URL: 'https://mesa.test' };
		log = await copy.build({ ...site, ...settings });
	}, 240_000);
	afterAll(() => copy.remove());

	test('no file of it has a word of the demo’s brand', () => {
		const site = globSync('dist/**/*.{html,xml,txt,json,js,css,svg,webmanifest}', {
			cwd: copy.folder,
		});
		expect(site.length).toBeGreaterThan(0);
		// What functions send: mails, and the lane's pages. Sistema compares with the demo, Netlify's client names example.com.
		const functions = globSync('dist-functions/**/*.mjs', {
			cwd: copy.folder,
			exclude: ['**/system-*.mjs'],
		});
		const found = [...site, ...functions].flatMap((name) => {
			const [words] = copy.read(name).match(site.includes(name) ? demo : /V[ãa]o Livre/) ?? [];
			return words === undefined ? [] : [`${name}: ${words}`];
		});
		expect(found).toEqual([]);
	});

	test('what is not set shows nothing, also to machines', () => {
		const page = copy.read('dist/index.html');
		expect(page).toContain('<title>Trabalho bom de vizinho | Mesa Posta</title>');
		expect(page).not.toMatch(
			/<address>|LocalBusiness|telephone|sameAs|openingHours|wa\.me|class="out"/,
		);
		const [article = ''] = globSync('dist/post/*.html', { cwd: copy.folder });
		expect(copy.read(article)).not.toMatch(/class="cta"|PostalAddress|wa\.me\/\d/);
	});

	test.runIf(isWritten)(
		'the pages on privacy and accessibility say who answers, and the log nothing',
		() => {
			const page = copy.read('dist/privacidade.html');
			expect(page).toContain('Mesa Posta Ltda. é quem controla os dados');
			expect(page).toContain('href="mailto:dados@mesa.test"');
			expect(copy.read('dist/acessibilidade.html')).toContain('href="mailto:dados@mesa.test"');
			expect(log).not.toContain('como no exemplo');
		},
	);

	test.runIf(!isWritten)(
		'the log asks for who answers and where; the card is drawn anew',
		async () => {
			expect(log).toContain(
				'como no exemplo: quem responde pelos dados (controller), contato dos leitores (controller.contact).',
			);
			expect(copy.read('dist/acessibilidade.html')).toContain('ainda não informou um contato');
			const picture = (folder: string) => readFile(join(copy.folder, folder, 'social.png'));
			expect(await picture('dist')).not.toEqual(await picture('public'));
		},
	);
});

import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSource } from '../../../scripts/import/open-source.ts';
import { anEntry, anExport } from '../../support/exports/wordpress-export.ts';
import { aGhostPost } from '../../support/ghost-post.ts';
import { readSource, readZip } from '../../support/read-source.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'source-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const readFiles = async (files: Record<string, string>) => (await readZip(files)).items;

test('a zip of Markdown or of a WordPress export is read like the folder', async () => {
	const markdown = await readFiles({ 'a/um.md': '---\ntitle: Um\n---\nTexto.', 'README.md': 'x' });
	expect(markdown).toMatchObject([{ key: 'a/um.md', fields: { title: 'Um', content: 'Texto.' } }]);
	const items = await readFiles({ 'export/antigo.xml': anExport(anEntry({ title: 'Do zip' })) });
	expect(items).toMatchObject([{ fields: { title: 'Do zip' } }]);
});

test.each(['tabela.pdf', 'precos.xlsx', 'contrato.docx', 'copia.sql', 'aula.key'])(
	'a file that is no article, among the uploads of an export, stays beside it: %s',
	async (name) => {
		const uploads = { [`uploads/2020/05/${name}`]: 'x' };
		const ghost = JSON.stringify({ db: [{ data: { posts: [aGhostPost()] } }] });
		expect(await readFiles({ 'antigo.xml': anExport(anEntry()), ...uploads })).toHaveLength(1);
		expect(await readFiles({ 'antigo.json': ghost, ...uploads })).toHaveLength(1);
		await expect(readFiles(uploads)).rejects.toThrow(/não é aceit[oa]: /);
	},
);

test.each(['../fora.md', '/etc/fora.md', 'a/../../fora.md', 'C:/fora.md', 'a\\..\\fora.md'])(
	'a zip with the name %s is refused whole',
	async (name) => {
		await expect(readFiles({ 'bom.md': 'Um texto.', [name]: 'x' })).rejects.toThrow(
			/o zip não serve \(o nome .*fora\.md leva para fora dele\)/,
		);
	},
);

test('a zip that is cut short, and a bomb in it, are refused with the file’s name', async () => {
	const path = join(folder, 'cut.zip');
	await writeFile(path, zipSync({ 'a.md': strToU8('x'.repeat(1000)) }));
	await truncate(path, 60);
	await expect(openSource(path)).rejects.toThrow(
		/cut\.zip: o zip não serve \(não é um zip, ou está incompleto\)/,
	);
	await expect(readFiles({ 'bomba.md': 'x'.repeat(9_000_000) })).rejects.toThrow(
		/bomba\.md passa de 4 MB/,
	);
});

test('a fault in one file of several is reported with its name', async () => {
	const files = { 'export/1.xml': anExport(anEntry()), 'export/2.xml': '<rss><channel>\n<item>' };
	await expect(readFiles(files)).rejects.toThrow(/^export\/2\.xml: XML incorreto \(linha 2, /);
});

test('a file of 1 TB is refused before it is read', async () => {
	const path = join(folder, 'huge.xml');
	await writeFile(path, '<rss>');
	await truncate(path, 1_000_000_000_000);
	await expect(openSource(path)).rejects.toThrow(/^huge\.xml passa de 512 MB\. Exporte um período/);
});

test.each([
	['{"db": [{"data": ', /x\.json não é JSON correto \(o arquivo acaba no meio\)/],
	['{"db": [\n{"data": "me', /o arquivo acaba no meio, linha 2, coluna 13/],
	['{"db": [\n{"data" 7}]}', /x\.json não é JSON correto \(linha 2, coluna 9\)/],
	[`{"db": [${'7, '.repeat(30)}sete]}`, /perto de \.\.\.".*7, sete\]}"/],
	['{"a": 1}', /não tem uma lista de artigos/],
	['{"format": "x", "db": [{}]}', /não tem uma lista de artigos/],
])('JSON like %s is refused with the reason', async (text, message) => {
	const path = join(folder, 'x.json');
	await writeFile(path, text);
	await expect(openSource(path)).rejects.toThrow(message);
});

test('a manifest that no export wrote is refused', async () => {
	await mkdir(join(folder, 'blog'));
	await writeFile(join(folder, 'blog/blog.json'), '{"format":"blog-export","version":2}');
	await expect(openSource(join(folder, 'blog'))).rejects.toThrow(/blog\.json não serve: version/);
});

test('a text or a page with a header is an article, whatever its ending', async () => {
	for (const name of ['texto', 'texto.txt', 'texto.html']) {
		const { items } = await readSource(name, '---\ntitle: Oi\n---\nUm texto.');
		expect(items).toMatchObject([{ fields: { title: 'Oi' } }]);
	}
});

test('dates of a blog that writes the month first are read so', async () => {
	const datesOf = async (...dates: string[]) => {
		const files = dates.map((date, at) => [`a/${at}.md`, `---\ntitle: x\ndate: "${date}"\n---\nx`]);
		return (await readFiles(Object.fromEntries(files))).map(({ fields }) => fields['date']);
	};
	expect(await datesOf('10/09/2019', '09/20/2013')).toEqual(['2019-10-09', '2013-09-20']);
	expect(await datesOf('10/09/2019', '20/09/2013')).toEqual(['10/09/2019', '20/09/2013']);
});

test('an article of Hugo has what the sections above it say of every page', async () => {
	const items = await readFiles({
		'hugo.toml': '',
		'content/_index.md': '---\ncascade:\n  author: Ana\n  categories: [Notas]\n---\n',
		'content/posts/_index.md':
			'+++\n[[cascade]]\ncategories = ["Sala"]\n[[cascade]]\ndraft = true\n[cascade.target]\nkind = "term"\n+++\n',
		'content/posts/a.md': '---\ntitle: A\n---\nx',
		'content/posts/b.md': '---\ntitle: B\nauthor: Rui\n---\nx',
		'content/posts/velhos/_index.md': '---\ncascade: { draft: true }\n---\n',
		'content/posts/velhos/c.md': '---\ntitle: C\n---\nx',
	});
	expect(items).toMatchObject([
		{ fields: { title: 'A', author: 'Ana', category: 'Sala' } },
		{ fields: { title: 'B', author: 'Rui', category: 'Sala' } },
		{ fields: { title: 'C', author: 'Ana', category: 'Sala', draft: true } },
	]);
	expect(items[0]?.fields['draft']).toBeUndefined();
});

test('Docusaurus’s settings say where its blogs are', async () => {
	const config = `import type { Config } from '@docusaurus/types';
const config = {
	title: process.env.TITLE, url: 'https://ana.example', baseUrl: \`/site/\`,
	presets: [['classic', { docs: false, blog: { path: './diario', routeBasePath: '/', editUrl: () => 1 } } satisfies X]],
	plugins: [['@docusaurus/plugin-content-blog', { id: 'n', path: 'notas', routeBasePath: rota() }]],
} as Config;
export default config;`;
	const files = {
		'docs/a.md': 'x',
		'diario/2020-01-02-mesa.md': '---\ntitle: Mesa\nauthors: ana\n---\nx',
		'diario/sala/index.md': '---\ntitle: Sala\nslug: /a/sala\n---\nx',
		'diario/authors.yml': 'ana: { name: Ana Prado }',
		'notas/b.md': '---\ntitle: B\n---\nx',
	};
	const fieldsOf = async (settings: string) =>
		(await readFiles({ ...files, 'docusaurus.config.ts': settings })).map(({ fields }) => fields);
	const [mesa, sala, nota, ...others] = await fieldsOf(config);
	expect([mesa, sala]).toMatchObject([{ title: 'Mesa', author: 'Ana Prado' }, { title: 'Sala' }]);
	expect([nota?.['title'], others]).toEqual(['B', []]);
	expect(await fieldsOf('module.exports = { url: ')).toEqual([]);
});

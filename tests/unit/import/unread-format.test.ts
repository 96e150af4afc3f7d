import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSource } from '../../../scripts/import/open-source.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'unread-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;
const id = '0123456789abcdef0123456789abcdef';

const systems =
	'a exportação desse sistema (Drupal, Joomla, LiveJournal, Movable Type, Contentful)';
const lists = 'uma lista de endereços (OPML ou mapa do site)';
const documents = 'um documento (Word, LibreOffice, Pages, PDF, RTF, EPUB)';
const sheets = 'uma planilha ou apresentação';
const json = 'um feed ou uma resposta em JSON';

test.each([
	['lista.opml', xml('<opml version="2.0"><body/></opml>'), lists],
	['sitemap.xml', xml('<urlset xmlns="x"><url/></urlset>'), lists],
	['mapas.xml', xml('<sitemapindex><sitemap/></sitemapindex>'), lists],
	['posts.xml', xml('<tumblr version="1.0"><posts/></tumblr>'), 'a exportação do Tumblr'],
	['lj.xml', xml('<livejournal><entry/></livejournal>'), systems],
	['nos.xml', xml('<node_export><node/></node_export>'), systems],
	['site.xml', xml('<j2xml version="19"><content/></j2xml>'), systems],
	['drupal.json', '{"jsonapi":{"version":"1.0"},"data":[]}', systems],
	['espaco.json', '{"contentTypes":[],"entries":[]}', systems],
	['mt.txt', 'AUTHOR: Lia\nTITLE: Oi\nSTATUS: Publish\n-----\nBODY:\nOi', systems],
	['wp.json', '[{"id":1,"title":{"rendered":"Oi"}}]', json],
	['feed.json', '{"version":"https://jsonfeed.org/version/1.1","items":[]}', json],
	['texto.docx', 'PK\u0003\u0004 nada que se leia', documents],
	['texto.DOC', '\u00d0\u00cf\u0011\u00e0', documents],
	['texto.docx', 'Era só um texto.', documents],
	['texto.odt', 'PK\u0003\u0004', documents],
	['texto.pages', 'PK\u0003\u0004', documents],
	['livro.epub', 'PK\u0003\u0004', documents],
	['texto.pdf', '%PDF-1.7', documents],
	['texto.rtf', '{\\rtf1 Oi}', documents],
	['dados.xlsx', 'PK\u0003\u0004', sheets],
	['aula.pptx', 'PK\u0003\u0004', sheets],
	['blog.sql', '-- MySQL dump', 'uma cópia do banco de dados (SQL)'],
	[
		'takeout.tgz',
		'\u001f\u008b',
		'um zip dentro de outro, ou o que não é um zip (.tgz, .rar, .7z),',
	],
	['a.html', '<!DOCTYPE html><a href="https://medium.com/@a">', 'a exportação do Medium'],
	['posts.csv', 'Title,Slug,Excerpt,Cover Image\nOi,oi,,wix:image://v1/a', 'a exportação do Wix'],
])(
	'%s is refused by the name of what it is, and with what to do instead',
	async (name, text, what) => {
		await writeFile(join(folder, name), text);
		const opened = openSource(join(folder, name));
		await expect(opened).rejects.toThrow(`${name}: ${what} não é aceit`);
		await expect(opened).rejects.toThrow(/: (?:importe|exporte|copie|abra|descompacte).+\.$/);
	},
);

test.each([
	['outro.xml', xml('<receitas><bolo/></receitas>'), 'começa com <receitas>, e não é um blog'],
	['dados.csv', 'a;b\n1;2', 'não está em um formato aceito'],
	['a.html', '<p>Oi</p>', 'não está em um formato aceito'],
])('%s, which nothing is known of, is refused with what is read', async (name, text, why) => {
	await writeFile(join(folder, name), text);
	const opened = openSource(join(folder, name));
	await expect(opened).rejects.toThrow(
		`${name}: ${why}. Formatos aceitos: a exportação do WordPress`,
	);
});

test.each([
	[
		'o Notion em HTML',
		[`Notas/Mesa ${id}.html`, `Notas/Lista ${id}.csv`],
		'a exportação do Notion em HTML',
	],
	[
		'vários zips',
		['a.zip', 'leia.txt'],
		'um zip dentro de outro, ou o que não é um zip (.tgz, .rar, .7z),',
	],
	['o Tumblr', ['posts_index.html', 'posts/html/1.html'], 'a exportação do Tumblr'],
	['o Medium', ['profile/profile.html', 'posts/draft_Oi-1.html'], 'a exportação do Medium'],
	['o Substack', ['posts.csv', 'posts/1.oi.html'], 'a exportação do Substack'],
])('a zip and a folder of %s are refused by that name', async (_, names, what) => {
	const files = Object.fromEntries(names.map((name) => [name, strToU8('x')]));
	await writeFile(join(folder, 'a.zip'), zipSync(files));
	await expect(openSource(join(folder, 'a.zip'))).rejects.toThrow(`a.zip: ${what} não é aceit`);
	for (const name of names) {
		await mkdir(dirname(join(folder, 'b', name)), { recursive: true });
		await writeFile(join(folder, 'b', name), 'x');
	}
	await expect(openSource(join(folder, 'b'))).rejects.toThrow(`b: ${what} não é aceit`);
});

test.each([
	['word/document.xml', documents],
	['META-INF/manifest.xml', documents],
	['META-INF/container.xml', documents],
	['xl/workbook.xml', sheets],
])('a document under the name of a zip is known by %s within', async (name, what) => {
	const files = { '[Content_Types].xml': strToU8('<Types/>'), [name]: strToU8('<x/>') };
	await writeFile(join(folder, 'a.zip'), zipSync(files));
	await expect(openSource(join(folder, 'a.zip'))).rejects.toThrow(`a.zip: ${what} não é aceit`);
});

test('an XML that is none, beside an export, is named', async () => {
	await writeFile(join(folder, 'sitemap.xml'), xml('<urlset/>'));
	await expect(openSource(folder)).rejects.toThrow(`sitemap.xml: ${lists} não é aceita`);
});

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
const atom = '<feed xmlns="http://www.w3.org/2005/Atom">';
const id = '0123456789abcdef0123456789abcdef';

test.each([
	[
		'feed.atom',
		xml(`${atom}<id>tag:blogger.com,1999:blog-7</id></feed>`),
		'a exportação do Blogger',
	],
	['blog.xml', xml(`${atom}<title>Notas</title><entry/></feed>`), 'um feed Atom'],
	['lista.opml', xml('<opml version="2.0"><body/></opml>'), 'uma lista de feeds (OPML)'],
	['sitemap.xml', xml('<urlset xmlns="x"><url/></urlset>'), 'um mapa do site (sitemap)'],
	['mapas.xml', xml('<sitemapindex><sitemap/></sitemapindex>'), 'um mapa do site (sitemap)'],
	['posts.xml', xml('<tumblr version="1.0"><posts/></tumblr>'), 'a exportação do Tumblr'],
	['lj.xml', xml('<livejournal><entry/></livejournal>'), 'a exportação do LiveJournal'],
	['nos.xml', xml('<node_export><node/></node_export>'), 'a exportação do Drupal'],
	['site.xml', xml('<j2xml version="19"><content/></j2xml>'), 'a exportação do Joomla'],
	['rdf.xml', xml('<rdf:RDF xmlns:rdf="x"><item/></rdf:RDF>'), 'um feed RDF (RSS 1.0)'],
	['nota.enex', xml('<en-export><note/></en-export>'), 'a exportação do Evernote'],
	[
		'outro.xml',
		xml('<receitas><bolo/></receitas>'),
		'não é uma exportação do WordPress: começa com <receitas>',
	],
	['drupal.json', '{"jsonapi":{"version":"1.0"},"data":[]}', 'a exportação do Drupal'],
	['wp.json', '[{"id":1,"title":{"rendered":"Oi"}}]', 'a resposta da API do WordPress (JSON)'],
	[
		'feed.json',
		'{"version":"https://jsonfeed.org/version/1.1","items":[]}',
		'um feed em JSON (JSON Feed)',
	],
	['espaco.json', '{"contentTypes":[],"entries":[]}', 'a exportação do Contentful'],
	['texto.docx', 'PK\u0003\u0004 nada que se leia', 'um documento do Word'],
	['texto.DOC', '\u00d0\u00cf\u0011\u00e0', 'um documento do Word'],
	['texto.docx', 'Era só um texto.', 'um documento do Word'],
	['texto.odt', 'PK\u0003\u0004', 'um documento do LibreOffice'],
	['texto.pages', 'PK\u0003\u0004', 'um documento do Pages'],
	['livro.epub', 'PK\u0003\u0004', 'um livro (EPUB)'],
	['texto.pdf', '%PDF-1.7', 'um PDF'],
	['texto.rtf', '{\\rtf1 Oi}', 'um texto RTF'],
	['dados.xlsx', 'PK\u0003\u0004', 'uma planilha'],
	['aula.pptx', 'PK\u0003\u0004', 'uma apresentação'],
	['blog.sql', '-- MySQL dump', 'uma cópia do banco de dados (SQL)'],
	['posts.csv', 'Title,Slug,Excerpt,Cover Image\nOi,oi,,wix:image://v1/a', 'a exportação do Wix'],
	['dados.csv', 'a;b\n1;2', 'uma planilha (CSV)'],
	[
		'mt.txt',
		'AUTHOR: Lia\nTITLE: Oi\nSTATUS: Publish\n-----\nBODY:\nOi',
		'a exportação do Movable Type ou TypePad',
	],
])('%s is refused by the name of what it is', async (name, text, what) => {
	await writeFile(join(folder, name), text);
	const opened = openSource(join(folder, name));
	await expect(opened).rejects.toThrow(`${name}: ${what}`);
	await expect(opened).rejects.toThrow('São lidos: a exportação do WordPress (.xml)');
});

test.each([
	['o Takeout do Google', ['Takeout/Blogger/Blogs/Notas/feed.atom'], 'a exportação do Blogger'],
	[
		'o Notion em HTML',
		[`Notas/Mesa ${id}.html`, `Notas/Lista ${id}.csv`],
		'a exportação do Notion',
	],
	[
		'o zip de zips do Notion',
		['Export-0a1b2c3d-1111-2222-3333-444455556666-Part-1.zip'],
		'a exportação do Notion',
	],
	['o Tumblr', ['posts_index.html', 'posts/html/1.html'], 'a exportação do Tumblr'],
	['o Medium', ['profile/profile.html', 'posts/draft_Oi-1.html'], 'a exportação do Medium'],
	['o Substack', ['posts.csv', 'posts/1.oi.html'], 'a exportação do Substack'],
])('a zip and a folder of %s are refused by that name', async (_, names, what) => {
	const files = Object.fromEntries(names.map((name) => [name, strToU8('x')]));
	await writeFile(join(folder, 'a.zip'), zipSync(files));
	await expect(openSource(join(folder, 'a.zip'))).rejects.toThrow(`a.zip: ${what} não é lida`);
	for (const name of names) {
		await mkdir(dirname(join(folder, 'b', name)), { recursive: true });
		await writeFile(join(folder, 'b', name), 'x');
	}
	await expect(openSource(join(folder, 'b'))).rejects.toThrow(`b: ${what} não é lida`);
});

test.each([
	['word/document.xml', 'um documento do Word'],
	['META-INF/manifest.xml', 'um documento do LibreOffice'],
	['META-INF/container.xml', 'um livro (EPUB)'],
	['xl/workbook.xml', 'uma planilha'],
])('a document under the name of a zip is known by %s within', async (name, what) => {
	const files = { '[Content_Types].xml': strToU8('<Types/>'), [name]: strToU8('<x/>') };
	await writeFile(join(folder, 'a.zip'), zipSync(files));
	await expect(openSource(join(folder, 'a.zip'))).rejects.toThrow(`a.zip: ${what} não é lid`);
});

test('an XML that is none, beside an export, is named', async () => {
	await writeFile(join(folder, 'sitemap.xml'), xml('<urlset/>'));
	await expect(openSource(folder)).rejects.toThrow(
		'sitemap.xml: um mapa do site (sitemap) não é lido',
	);
});

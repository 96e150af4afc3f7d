import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { readArticle } from '../../../scripts/import/markdown/read-article.ts';
import { plainFolder, readSite } from '../../../scripts/import/markdown/read-site.ts';
import { toPost } from '../../../scripts/import/to-post.ts';

const site = { ...plainFolder, isSite: true };
const read = (text: string | Uint8Array, name = 'content/posts/texto.md', of = site) =>
	readArticle(typeof text === 'string' ? Buffer.from(text) : text, name, of);

test('front matter is read in every form that tools write it', () => {
	const fields = { title: 'Título', content: 'Texto.\n' };
	for (const text of [
		'---\ntitle: Título\n---\nTexto.\n',
		'\uFEFF---\r\ntitle: "Título"\r\n---\r\nTexto.\n',
		'+++\ntitle = "Título"\n+++\nTexto.\n',
		'{\n"title": "Título"\n}\nTexto.\n',
		'Title: Título\nDate: 2015-03-02 00:20\n\nTexto.\n',
		'title: Título\ndate: 2015-03-02\ntags:\n- um\n---\nTexto.\n',
		'---\ntitle: Título\nsummary: Um: dois\n---\nTexto.\n',
	]) {
		expect(read(text).fields, text).toMatchObject(fields);
	}
});

test('a text that only looks like front matter keeps its first lines', () => {
	expect(read('Date: hoje\n\nTexto.').fields['content']).toBe('Date: hoje\n\nTexto.');
	expect(read('---\n\nTexto.').fields['content']).toBe('---\n\nTexto.');
});

test('fields are understood under the names that other tools give them', () => {
	const hugo =
		'+++\nCategories = ["Carreira", "DevOps"]\nTags = ["um"]\ndate = 2017-12-17T10:00:00-03:00\nauthors = ["Ana", "Rui"]\ndescription = "Resumo."\n[cover]\nimage = "img/a.png"\nalt = "Mesa"\n+++\nx';
	expect(read(hugo).fields).toMatchObject({
		...{ category: 'Carreira', tags: ['DevOps', 'um'], author: 'Ana, Rui', excerpt: 'Resumo.' },
		...{ image: 'img/a.png', image_alt: 'Mesa', slug: 'texto' },
	});
	expect(String(read(hugo).fields['date'])).toMatch(/^2017-12-17T10:00:00\.000-03:00$/);
	const astro = '---\npubDate: 2024-02-01\nheroImage: ./a.png\nauthor: { name: Ana }\n---\nx';
	expect(read(astro).fields).toMatchObject({ date: '2024-02-01', image: './a.png', author: 'Ana' });
});

test('the file’s name tells day, address and draft where the text does not', () => {
	const post = read('x', '_posts/2015-03-27-meu-texto.md', { ...site, isJekyll: true });
	expect(post.fields).toMatchObject({ date: '2015-03-27', slug: 'meu-texto' });
	expect(read('x', 'content/2015/03/27/pacote/index.md').fields).toMatchObject({
		...{ date: '2015-03-27', slug: 'pacote' },
	});
	expect(read('x', '_drafts/ideia.md').fields['draft']).toBe(true);
	const jekyll = '---\ncategories: ruby rails\ntags: um dois\n---\nx';
	expect(read(jekyll, '_posts/2015-03-27-a.md', { ...site, isJekyll: true }).fields).toMatchObject({
		...{ category: 'ruby', tags: ['rails', 'um', 'dois'] },
	});
	expect(read('---\ncategories: Gestão de Pessoas\n---\nx').fields['category']).toBe(
		'Gestão de Pessoas',
	);
});

test('a file of an older Windows, or in UTF-16, is read and reported; what is no text is refused', () => {
	const latin = read(Buffer.from('Promoção', 'latin1'));
	expect(latin).toMatchObject({
		fields: { content: 'Promoção' },
		notes: ['não era UTF-8: lido como Windows-1252'],
	});
	expect(read(Buffer.from('\uFEFFAção', 'utf16le')).fields['content']).toBe('Ação');
	expect(read(Buffer.from([0, 1, 2])).fields['unreadable']).toBe('não é um arquivo de texto');
	expect(read('---\ntitle: [a\n---\nx').fields['unreadable']).toBeDefined();
});

test('where files of many folders have one name, the folder names the article', () => {
	const named = (names: string[]) => {
		const of = readSite(['hugo.toml', ...names]);
		return of.articles.map((name) => read('x', name, of).fields['slug']);
	};
	const folders = ['mesa', 'sala', 'café'].map((name) => `content/posts/${name}/texto.md`);
	expect(named(folders)).toEqual(['mesa', 'sala', 'café']);
	expect(named(['content/blog/um.md', ...folders.slice(1)])).toEqual(['um', 'texto', 'texto']);
	expect(read('x', 'src/posts/mesa/2017-03-08-index.md').fields).toMatchObject({
		...{ slug: 'mesa', date: '2017-03-08' },
	});
});

test('translations and pages become drafts, after the articles', () => {
	const of = readSite([
		...['hugo.toml', 'content/posts/a/index.en.md', 'content/posts/a/index.md'],
		...['content/posts/b.en.md', 'content/posts/b.pt-br.md', 'content/posts/b.md'],
		...['content/en/posts/c.md', 'content/pt/posts/c.md', 'content/en/posts/d.md'],
		...['content/sobre.md', 'content/pages/contato.md', 'content/posts/so.en.md'],
	]);
	const notes = of.articles.map((name) => [name, read('x', name, of).notes?.[0]]);
	expect(notes.filter(([, note]) => note !== undefined)).toEqual([
		['content/sobre.md', 'página: veio como rascunho'],
		['content/pages/contato.md', 'página: veio como rascunho'],
		['content/posts/a/index.en.md', 'tradução (inglês): veio como rascunho'],
		['content/posts/b.md', 'tradução (outra língua): veio como rascunho'],
		['content/posts/b.en.md', 'tradução (inglês): veio como rascunho'],
		['content/en/posts/c.md', 'tradução (inglês): veio como rascunho'],
	]);
	expect(read('x', 'content/pages/contato.md', of).fields['draft']).toBe(true);
	expect(read('---\ndate: 2020-01-02\n---\nx', 'content/nota.md', of).notes).toBeUndefined();
	const page = '---\nlayout: page\ntype: page\n---\nx';
	expect(read(page, '_posts/2010-01-02-a.md').fields['draft']).toBe(true);
});

test('Zola’s tags and categories are found in their part', () => {
	const text =
		'+++\ndate = 2023-09-28\n[taxonomies]\ncategories = ["Sala"]\ntags = ["um"]\n[extra]\nauthor = "Ana"\n+++\nx';
	expect(read(text).fields).toMatchObject({ category: 'Sala', tags: ['um'], author: 'Ana' });
});

test('a day that a tool wrote as midnight in UTC stays that day', () => {
	for (const date of [
		'2018-04-30T00:00:00.000Z',
		'2018-04-30T00:00:00+00:00',
		'"2018-04-30 00:00:00 UTC"',
	]) {
		expect(read(`---\ndate: ${date}\n---\nx`).fields['date']).toBe('2018-04-30');
	}
	expect(read('---\ndate: 2018-04-30T01:00:00Z\n---\nx').fields['date']).toBe(
		'2018-04-30T01:00:00Z',
	);
});

test('a quoted value that goes on at the beginning of a line is read; a fault is told in Portuguese', () => {
	const long = "---\ntitle: Mesa\nexcerpt: 'Uma mesa\nde madeira'\ntags:\n  - um\n---\nx";
	expect(read(long).fields).toMatchObject({ excerpt: 'Uma mesa de madeira', tags: ['um'] });
	expect(read('---\ntitle: "Mesa\ntags: [\n---\nx').fields['unreadable']).toBe(
		'cabeçalho incorreto, linha 3',
	);
});

test('in a Markdown tool’s file no line is taken for a paragraph or a heading', () => {
	const shown = (text: string, of = site) => {
		const { content } = read(text, 'content/posts/a.md', of).fields;
		return renderArticle(String(content), { title: '' }).html;
	};
	const header = '---\ntitle: Mesa\n---\n';
	const wrapped = 'Uma [mesa\nnova](https://ana.example/a) para\na sala.\n\n- um\n- dois';
	expect(shown(header + wrapped)).toMatch(
		/^<p>Uma <a [^>]*>mesa nova<\/a> para a sala\.<\/p>\n<ul>/,
	);
	const short = 'Um texto.\n\nAté logo\n\nOutro texto.';
	expect(shown(header + short)).toBe('<p>Um texto.</p>\n<p>Até logo</p>\n<p>Outro texto.</p>\n');
	expect(shown(short)).toContain('<h2');
	expect(shown(`${header}Um\ndois.`, { ...site, isHexo: true })).toContain('Um<br>dois.');
});

test('an ending of the system before that is left in a file’s name is no part of the address', () => {
	expect(read('x', '_posts/2004-02-14-mesa.aspx.markdown').fields['slug']).toBe('mesa');
});

test('of a post that is a picture alone, the picture is the text', () => {
	const strip = read('---\ntitle: Tira [1]\nfeaturedImage: ./tiras/1.png\n---\n\n');
	expect(strip.fields['content']).toBe('![Tira  1 ](<./tiras/1.png>)');
	expect(strip.notes).toEqual(['não tinha texto: a imagem está no lugar dele']);
	expect(read('---\ntitle: Nada\n---\n').fields['content']).toBe('');
});

test('the minutes of a tool’s article are counted, unless it says them', () => {
	const minutes = (text: string) =>
		toPost(read(text), { now: '2026-01-01T00:00:00Z', publish: false }).post.read_time;
	expect(minutes(`---\ntitle: Mesa\n---\n${'palavra '.repeat(2000)}`)).toBe('11 min');
	expect(minutes('---\ntitle: Mesa\nread_time: 7 min\n---\nUm texto.')).toBe('7 min');
});

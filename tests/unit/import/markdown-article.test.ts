import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { readArticle } from '../../../scripts/import/markdown/read-article.ts';
import { readAuthors } from '../../../scripts/import/markdown/read-authors.ts';
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
		category: 'Carreira',
		tags: ['DevOps', 'um'],
		author: ['Ana', 'Rui'],
		excerpt: 'Resumo.',
		image: 'img/a.png',
		image_alt: 'Mesa',
		slug: 'texto',
	});
	expect(String(read(hugo).fields['date'])).toMatch(/^2017-12-17T10:00:00\.000-03:00$/);
	const astro = '---\npubDate: 2024-02-01\nheroImage: ./a.png\nauthor: { name: Ana }\n---\nx';
	expect(read(astro).fields).toMatchObject({ date: '2024-02-01', image: './a.png', author: 'Ana' });
});

test('the file’s name tells day, address and draft where the text does not', () => {
	const post = read('x', '_posts/2015-03-27-meu-texto.md', { ...site, isJekyll: true });
	expect(post.fields).toMatchObject({ date: '2015-03-27', slug: 'meu-texto' });
	expect(read('x', 'content/2015/03/27/pacote/index.md').fields).toMatchObject({
		date: '2015-03-27',
		slug: 'pacote',
	});
	expect(read('x', '_drafts/ideia.md').fields['draft']).toBe(true);
	const jekyll = '---\ncategories: ruby rails\ntags: um dois\n---\nx';
	expect(read(jekyll, '_posts/2015-03-27-a.md', { ...site, isJekyll: true }).fields).toMatchObject({
		category: 'ruby',
		tags: ['rails', 'um', 'dois'],
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
		slug: 'mesa',
		date: '2017-03-08',
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

test('what readers of the old site did not find becomes a draft, with the reason', () => {
	for (const [header, reason] of [
		['headless: true', 'parte de outra página'],
		['_build: { render: never }', 'sem página própria no site antigo'],
		['build:\n  render: false', 'sem página própria no site antigo'],
		['build:\n  list: never', 'fora das listas do site antigo'],
		['unlisted: true', 'fora das listas do site antigo'],
		['hidden: true', 'fora das listas do site antigo'],
		['permalink: false', 'sem página própria no site antigo'],
		['status: hidden', 'estado "hidden"'],
	] as const) {
		const item = read(`---\ntitle: x\n${header}\n---\nx`);
		expect(item.fields['draft'], header).toBe(true);
		expect(item.notes).toEqual([`${reason}: veio como rascunho`]);
	}
	const shown = read('---\ntitle: x\nunlisted: false\nbuild: { render: always }\n---\nx');
	expect(shown.fields['draft']).toBeUndefined();
});

test('an article is public from its publication until its expiry', () => {
	const options = { now: '2026-11-20T12:00:00.000Z', publish: true };
	const take = (header: string) => toPost(read(`---\ntitle: x\n${header}\n---\nx`), options);
	expect(take('date: 2020-01-01\npublishDate: 2027-01-02T10:00:00Z').post).toMatchObject({
		published: false,
		scheduled_at: '2027-01-02T10:00:00.000Z',
	});
	expect(take('date: 2020-01-01\npublishDate: 2020-02-02').post).toMatchObject({
		published: true,
		created_at: '2020-01-01T15:00:00.000Z',
	});
	const expired = take('date: 2020-01-01\nexpiryDate: 2021-05-06');
	expect(expired.post.published).toBe(false);
	expect(expired.changes).toContain('saiu do ar em 6 mai 2021: veio como rascunho');
	const expiring = take('date: 2020-01-01\nexpiryDate: 2030-05-06');
	expect(expiring.post.published).toBe(true);
	expect(expiring.changes).toContain('não sai do ar sozinho: a data para isso era 6 mai 2030');
});

test('a time is of the site’s zone, and a day stays that day', () => {
	const dateOf = (date: string, timeZone: string) => {
		const item = readArticle(Buffer.from(`---\ndate: ${date}\n---\nx`), 'a.md', site, { timeZone });
		return toPost(item, { now: '2026-11-20T12:00:00.000Z', publish: true }).post.created_at;
	};
	const newYork = 'America/New_York';
	expect(dateOf('2019-07-04 23:30:00', newYork)).toBe('2019-07-05T03:30:00.000Z');
	expect(dateOf('2019-01-04 23:30', newYork)).toBe('2019-01-05T04:30:00.000Z');
	expect(dateOf('2019-07-04 23:30:00 -0300', newYork)).toBe('2019-07-05T02:30:00.000Z');
	expect(dateOf('2019-07-04 08:00:00', 'Asia/Tokyo')).toBe('2019-07-03T23:00:00.000Z');
	expect(dateOf('2019-07-04 00:00:00', 'Asia/Tokyo')).toBe('2019-07-04T15:00:00.000Z');
	expect(dateOf('2019-07-04', 'Asia/Tokyo')).toBe('2019-07-04T15:00:00.000Z');
});

test('a key that stands for an author becomes the name, and of several the first signs', () => {
	const authors = readAuthors('blog/authors.yml', 'joana: { name: Joana Silva }\nrui: Rui');
	const take = (header: string) => {
		const item = readArticle(Buffer.from(`---\ntitle: x\n${header}\n---\nx`), 'a.md', site, {
			authors,
		});
		return toPost(item, { now: '2026-11-20T12:00:00.000Z', publish: true });
	};
	expect(take('authors: [joana]').post.author).toBe('Joana Silva');
	expect(take('author: Joana').post.author).toBe('Joana Silva');
	expect(take('authors:\n  - name: Ana\n    title: x').post.author).toBe('Ana');
	const several = take('authors: [joana, { key: rui }, Bia]');
	expect(several.post.author).toBe('Joana Silva');
	expect(several.changes).toContain('um autor por post, os outros ficaram de fora: Rui, Bia');
	const long = `${'Equipe de Redação do Blog '.repeat(4)}[Chris Short](https://chris.example)`;
	expect(take(`author: "[Chris Short](https://chris.example)"`).post.author).toBe('Chris Short');
	expect(take(`author: "${long}"`).post.author).not.toMatch(/[[(]/);
});

test('a header without an end is refused, and a field that stands there twice is named', () => {
	const open = 'o cabeçalho não termina: falta a linha que o fecha';
	expect(read('---\ntitle: Sem fim\ntexto').fields['unreadable']).toBe(open);
	expect(read('+++\ntitle = "Sem fim"\n\ntexto').fields['unreadable']).toBe(open);
	expect(read('---\nUma linha: e o texto.').fields['unreadable']).toBeUndefined();
	expect(read('---\ntitle: Um\ntitle: Dois\n---\nx')).toMatchObject({
		fields: { title: 'Dois' },
		notes: ['campos repetidos no cabeçalho, dos quais vale o último: title'],
	});
});

test('a title that Jekyll wrote as HTML reads as its words', () => {
	const titleOf = (title: string, isJekyll: boolean) =>
		read(`---\ntitle: "${title}"\n---\nx`, '_posts/2020-01-01-a.md', { ...site, isJekyll }).fields[
			'title'
		];
	expect(titleOf('Bom &amp; <em>velho</em> List<T>', true)).toBe('Bom & velho List<T>');
	expect(titleOf('Bom &amp; <em>velho</em>', false)).toBe('Bom &amp; <em>velho</em>');
});

test('a number of another service in a header in TOML may be of any length', () => {
	const { fields } = read('+++\ntitle = "Mesa"\n[comments]\nid = 114326692955710228\n+++\nx');
	expect(fields).toMatchObject({ title: 'Mesa', content: 'x' });
});

test('a day is read from a date with short numbers, and from an address where the name follows it', () => {
	const dateOf = (header: string) => read(`---\ntitle: x\n${header}\n---\nx`).fields['date'];
	expect(dateOf('date: "2023-2-07T00:00:00.000Z"')).toBe('2023-02-07');
	expect(dateOf('path: notas/2014/12/12/mesa')).toBe('2014-12-12');
	expect(dateOf('permalink: /2014/12/12/mesa/')).toBe('2014-12-12');
	expect(dateOf('permalink: /mesa/2014/12/12/')).toBeUndefined();
});

test('what searches showed and a cover’s credit are read under the names that themes give them', () => {
	const fields = (header: string) => read(`---\n${header}\n---\nx`).fields;
	expect(fields('seo_title: Mesa por hora\nmetaDescription: Sem fidelidade.')).toMatchObject({
		search_title: 'Mesa por hora',
		search_description: 'Sem fidelidade.',
	});
	expect(fields('seo:\n  title: Mesa por hora\n  description: Sem fidelidade.')).toMatchObject({
		search_title: 'Mesa por hora',
		search_description: 'Sem fidelidade.',
	});
	expect(fields('summary: Curto.\ndescription: Para as buscas.')).toMatchObject({
		excerpt: 'Curto.',
		search_description: 'Para as buscas.',
	});
	expect(fields('description: Só uma.')['search_description']).toBeUndefined();
	expect(fields('cover:\n  image: a.png\n  caption: "Foto: Rui Sá"')).toMatchObject({
		image: 'a.png',
		image_credit: 'Foto: Rui Sá',
	});
	expect(fields('image: a.png\nphoto_credit: Rui Sá')['image_credit']).toBe('Rui Sá');
});

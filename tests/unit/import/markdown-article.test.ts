import { expect, test } from 'vitest';
import { readArticle } from '../../../scripts/import/markdown/read-article.ts';

const site = { root: '', isSite: true, isJekyll: false, isPelican: false, hasLiquid: false };
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

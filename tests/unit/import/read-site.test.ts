import { expect, test } from 'vitest';
import { readSite } from '../../../scripts/import/markdown/read-site.ts';
import { findPicturesOf } from '../../../scripts/import/markdown/site-pictures.ts';

test('in a site’s folder only its articles are imported', () => {
	const jekyll = [
		'_config.yml',
		'README.md',
		'_posts/2020-01-02-a.md',
		'_includes/b.md',
		'sobre.md',
	];
	expect(readSite(jekyll)).toMatchObject({
		articles: ['_posts/2020-01-02-a.md'],
		besides: 3,
		isJekyll: true,
		hasLiquid: true,
	});
	const hugo = [
		'hugo.toml',
		'content/posts/_index.md',
		'content/posts/a/index.md',
		'themes/x/a.md',
	];
	expect(readSite(hugo)).toMatchObject({
		articles: ['content/posts/a/index.md'],
		hasLiquid: false,
	});
	const zip = [
		'blog-main/astro.config.mjs',
		'blog-main/src/content/blog/a.mdx',
		'blog-main/docs/b.md',
	];
	expect(readSite(zip)).toMatchObject({
		root: 'blog-main/',
		articles: ['blog-main/src/content/blog/a.mdx'],
	});
});

test('a site that is a part of a repository is found there, and of Docusaurus only its blog is read', () => {
	const blog = ['website/blog/2020-01-02-a.md', 'website/blog/authors.yml'];
	const docs = ['docs/b.md', 'website/docs/c.md', 'website/versioned_docs/d.md', 'README.md'];
	const names = [...blog, ...docs, 'package.json', 'website/docusaurus.config.js'].sort();
	expect(readSite(names)).toMatchObject({
		root: 'website/',
		articles: [blog[0]],
		authorFiles: [blog[1]],
		isSite: true,
	});
	const wrapped = names.map((name) => `repo-main/${name}`);
	expect(readSite(wrapped)).toMatchObject({ articles: [`repo-main/${blog[0]}`] });
	const below = readSite(['a/site/_config.yml', 'a/site/_posts/2020-01-02-a.md', 'b/c.md']);
	expect(below).toMatchObject({ root: 'a/site/', settings: ['a/site/_config.yml'] });
	const two = ['a/_config.yml', 'a/_posts/2020-01-02-a.md', 'b/_config.yml', 'b/_posts/b.md'];
	expect(readSite(two)).toMatchObject({ root: '', articles: [two[1], two[3]] });
});

test('beside a section of articles the others are of pages, and in a site without one nothing is', () => {
	const sections = (...names: string[]) => [
		...readSite(['hugo.toml', ...names.map((name) => `content/${name}`)]).pageSections,
	];
	expect(sections('blog/a.md', 'docs/b.md', 'events/2020/c.md', 'sobre.md')).toEqual([
		'docs',
		'events',
	]);
	expect(sections('pt/post/a/index.md', 'pt/community/b.md')).toEqual(['community']);
	expect(sections('viagens/a.md', 'receitas/b.md')).toEqual([]);
});

test('articles that bear their day are Jekyll’s only where no other tool is at work', () => {
	const dated = ['posts/2018-12-11-mesa.md', 'posts/2019-01-02-sala.md'];
	expect(readSite(dated)).toMatchObject({ isJekyll: true, hasLiquid: true });
	expect(readSite([...dated, 'gatsby-config.js'])).toMatchObject({
		isJekyll: false,
		hasLiquid: false,
		isSite: true,
	});
});

test('in any other folder every file is an article, except known exceptions', () => {
	expect(readSite(['a.md', 'pasta/b.markdown', 'README.md', '.github/c.md'])).toMatchObject({
		isSite: false,
		articles: ['a.md', 'pasta/b.markdown'],
		besides: 2,
	});
});

test('a picture is found where the tools keep it, and nowhere outside the folder', () => {
	const names = [
		...['static/img/a.png', 'content/posts/pacote/b.png', 'source/_posts/titulo/c.png'],
		...[
			'public/uploads/minha foto.png',
			'images/D.PNG',
			'src/assets/e.png',
			'themes/x/static/f.png',
		],
		...['content/posts/img/promoção.png', 'one/twice.png', 'two/twice.png'],
	];
	const find = findPicturesOf(names, '');
	const article = 'content/posts/pacote/index.md';
	expect(find('/img/a.png?v=2', article)).toBe('static/img/a.png');
	expect(find('b.png', article)).toBe('content/posts/pacote/b.png');
	expect(find('./b.png#x', article)).toBe('content/posts/pacote/b.png');
	expect(find('c.png', 'source/_posts/titulo.md')).toBe('source/_posts/titulo/c.png');
	expect(find('/uploads/minha%20foto.png', article)).toBe('public/uploads/minha foto.png');
	expect(find('../img/promo%E7%E3o.png', article)).toBe('content/posts/img/promoção.png');
	expect(find('/images/d.png', article)).toBe('images/D.PNG');
	expect(find('../../../src/assets/e.png', article)).toBe('src/assets/e.png');
	expect(find('~/assets/e.png', article)).toBe('src/assets/e.png');
	expect(find('{static}/images/d.png', article)).toBe('images/D.PNG');
	expect(find('/blog/img/a.png', article)).toBe('static/img/a.png');
	expect(find('/f.png', article)).toBe('themes/x/static/f.png');
	expect(find('/twice.png', article)).toBeUndefined();
	expect(find('../../../../../etc/passwd.png', article)).toBeUndefined();
	expect(find('/img/nada.png', article)).toBeUndefined();
});

test('Hexo is not Jekyll, and a text that is not Markdown is counted', () => {
	const hexo = ['_config.yml', 'source/_posts/a.md', 'themes/x/_config.yml'];
	expect(readSite(hexo)).toMatchObject({
		isHexo: true,
		isJekyll: false,
		hasLiquid: true,
		settings: ['_config.yml'],
	});
	const pelican = ['pelicanconf.py', 'README.rst', 'content/a.md', 'content/b.rst'];
	expect(readSite(pelican)).toMatchObject({ isPelican: true, others: 1 });
});

test('documents of word processors beside the articles are counted, too', () => {
	const names = ['a.md', 'carta.docx', 'contrato.DOC', 'ata.odt', 'robots.txt'];
	expect(readSite(names)).toMatchObject({ others: 3 });
});

import { expect, test } from 'vitest';
import { readArticle } from '../../../scripts/import/markdown/read-article.ts';
import { plainFolder } from '../../../scripts/import/markdown/read-site.ts';
import { toPost } from '../../../scripts/import/to-post.ts';

const places = { place: { hosts: ['www.a.example'], path: '' } };
const open = (line: string) => {
	const text = `---\ntitle: Demissões\ndate: 2024-03-01\n${line}\n---\nUm texto.`;
	const site = { ...plainFolder, isSite: true };
	const item = readArticle(Buffer.from(text), 'content/posts/a.md', site, places);
	return toPost(item, { now: '2026-11-20T12:00:00.000Z', publish: true });
};
const asDrafts = (line: string) =>
	open(line).changes.filter((change) => change.endsWith('veio como rascunho'));

test.each([
	...['noindex: true', 'robotsNoIndex: yes', 'sitemap: false', 'sitemap: { disable: true }'],
	...['sitemap: { exclude: yes }', 'sitemap_exclude: true', 'robots: noindex, nofollow'],
	...['robots: { index: false }', 'seo: { noindex: true }', 'indexable: no', 'meta_robots: none'],
	...['robots: [NOINDEX, follow]', 'hide_from_search_engines: 1', 'sitemap: exclude'],
	...['indexar: não', 'googlebot: noindex', 'meta: [{ name: robots, content: noindex }]'],
	'head: [[meta, { name: robots, content: "noindex" }], [link, { rel: icon }]]',
])('what asked not to be found is a draft: %s', (line) => {
	const [why = '', ...others] = asDrafts(line);
	expect(why).toBe(
		`pedia para não ser encontrado (${line.startsWith('sitemap') ? 'sitemap' : 'noindex'}): veio como rascunho`,
	);
	expect(others).toEqual([]);
});

test('a text whose canonical page is on another site is a draft, and on its own it is not', () => {
	for (const line of [
		'canonicalURL: https://parceiro.example/x',
		'canonical: //parceiro.example/x',
		'seo: { canonical_url: "https://parceiro.example/x" }',
	])
		expect(asDrafts(line), line).toEqual([
			'a página principal dele é outra: https://parceiro.example/x: veio como rascunho',
		]);
	for (const line of ['canonicalURL: https://a.example/x', 'canonical: posts/x'])
		expect(open(line).post.published, line).toBe(true);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RedirectsHandler } from '@netlify/redirects';
import { beforeAll, expect, test } from 'vitest';
import { writeRedirectRules } from '../../../scripts/site/redirect-rules.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';
import { emptySnapshot } from '../../support/empty-snapshot.ts';
import { readRedirectRules } from '../../support/netlify-rules.ts';

const text = writeRedirectRules(
	{
		posts: [
			aPostSummary({ author: 'Lia Moura', tags: ['contratos', 'São Paulo'] }),
			aPostSummary({ slug: 'dois', author: 'Ana', tags: ['preço'] }),
		],
		categories: [
			aCategory(),
			aCategory({ id: 'c2', name: 'Impostos', slug: 'impostos' }),
			aCategory({ id: 'c3', name: 'Gestão de Pessoas', slug: 'gestao-de-pessoas' }),
		],
		redirects: [],
		author_redirects: [{ from: 'lia', to: 'lia-moura' }],
		led_addresses: [],
		old_addresses: [
			{ from: '/2021/04/titulo', to: 'um-post' },
			{ from: '/category/financas/antigo', to: 'um-post' },
			{ from: '/feed/especial', to: 'um-post' },
			{ from: '/2020', to: 'dois' },
			{ from: '/?p=11', to: 'dois' },
		],
		former_categories: [
			{ id: null, name: 'Dinheiro', slug: 'dinheiro', to: 'financas' },
			{ id: null, name: 'Poupança', slug: 'poupanca', to: 'financas' },
			{ id: 'c8', name: 'Avisos', slug: 'avisos', to: null },
		],
		former_tags: [
			{ name: 'contrato', to: 'contratos' },
			{ name: 'índice', to: 'contratos' },
			{ name: 'velha', to: null },
		],
	},
	'https://blog.test',
);

const folder = folderForFile();
let handler: RedirectsHandler;
beforeAll(() => {
	writeFileSync(join(folder, '_redirects'), text);
	handler = new RedirectsHandler({
		configRedirects: [],
		jwtRoleClaim: '',
		jwtSecret: '',
		projectDir: folder,
		publicDir: folder,
	});
});

/** Where an address leads by 301 that has no page here. */
async function leadsTo(path: string): Promise<string | undefined> {
	const match = await handler.match(new Request(`https://blog.test${path}`));
	return match?.redirect ? match.target.pathname : undefined;
}

test.each(
	`/feed /feed/ /feed/atom/ /rss /rss/ /index.xml /feed.xml /atom.xml /rss2.xml /feed.json /feed/feed.xml
	/feeds/posts/default /feeds/all.atom.xml /comments/feed/ /?feed=rss2 /?feed=atom /?feed=rss2&cat=3
	/blog/rss/ /blog/feed/ /blog/feed /blog/index.xml /blog/atom.xml /blog/rss.xml /blog/?feed=rss
	/category/financas/feed/ /category/a/financas/feed/ /category/desconhecida/feed/rss2/ /tag/contratos/feed
	/tag/nada/rss/ /author/lia-moura/feed/ /author/ana/rss/ /categories/financas/index.xml
	/tags/contratos/index.xml /tags/nada/index.xml /posts/index.xml /tags/velha/index.xml /2021/04/feed/
	/blog/category/financas/feed/`
		.split(/\s+/)
		.filter(Boolean),
)('an old feed leads to the feed: %s', async (path) => {
	expect(await leadsTo(path)).toBe('/rss.xml');
});

test.each([
	['/category/financas/', '/categories/financas'],
	['/category/financas/page/2/', '/categories/financas'],
	['/category/impostos/financas/', '/categories/financas'],
	['/category/financas/impostos/', '/categories/impostos'],
	['/category/a/b/gestao-de-pessoas/page/3/', '/categories/gestao-de-pessoas'],
	['/category/financas/desconhecida/', '/categories/financas'],
	['/category/dinheiro/', '/categories/financas'],
	['/category/pai/dinheiro/', '/categories/financas'],
	['/category/avisos/', '/posts'],
	['/category/desconhecida/', '/posts'],
	['/category/', '/posts'],
	['/categories/financas/page/2/', '/categories/financas'],
	['/tag/contratos/', '/tags/contratos'],
	['/tag/sao-paulo/page/2/', '/tags/sao-paulo'],
	['/tag/contrato/', '/tags/contratos'],
	['/tag/velha/', '/posts'],
	['/tag/nada/', '/posts'],
	['/tags/preco/page/2/', '/tags/preco'],
	['/tags/preço/', '/tags/preco'],
	['/tags/pre%C3%A7o/', '/tags/preco'],
	['/tags/pre%c3%a7o', '/tags/preco'],
	['/tags/São-Paulo', '/tags/sao-paulo'],
	['/tags/s%C3%A3o-paulo/', '/tags/sao-paulo'],
	['/tags/índice/', '/tags/contratos'],
	['/tag/s%C3%A3o-paulo/page/2/', '/tags/sao-paulo'],
	['/tag/pre%c3%a7o/', '/tags/preco'],
	['/category/gest%C3%A3o-de-pessoas/', '/categories/gestao-de-pessoas'],
	['/category/impostos/gestão-de-pessoas/', '/categories/gestao-de-pessoas'],
	['/category/poupança/', '/categories/financas'],
	['/categories/gest%C3%A3o-de-pessoas/', '/categories/gestao-de-pessoas'],
	['/author/lia-moura/', '/autores/lia-moura'],
	['/author/lia/', '/autores/lia-moura'],
	['/author/ana/page/2/', '/autores/ana'],
	['/author/admin/', '/posts'],
	['/authors/ana/', '/autores/ana'],
	['/2021/', '/posts'],
	['/2021/04/', '/posts'],
	['/2021/04/09/', '/posts'],
	['/2008/12/page/2/', '/posts'],
	['/page/2/', '/posts'],
	['/posts/page/2/', '/posts'],
	['/post/page/2/', '/posts'],
	['/archive/', '/posts'],
	['/archives/', '/posts'],
	['/archives/2021/04/', '/posts'],
	['/?cat=3', '/posts'],
	['/?author=1', '/posts'],
	['/?m=202104', '/posts'],
	['/?paged=2', '/posts'],
	['/tags/', '/posts'],
	['/page2/', '/posts'],
	['/page14', '/posts'],
])('S91: an old list leads to ours, else to all posts: %s → %s', async (path, to) => {
	expect(await leadsTo(path)).toBe(to);
});

test.each([
	['/2021/04/titulo/', '/post/um-post'],
	['/category/financas/antigo/', '/post/um-post'],
	['/feed/especial', '/post/um-post'],
	['/2020/', '/post/dois'],
	['/?p=11', '/post/dois'],
])('S91: an article’s own address comes first: %s → %s', async (path, to) => {
	expect(await leadsTo(path)).toBe(to);
});

test.each([
	['/search?q=mesa', 'mesa'],
	['/search/?q=sal%C3%A1rio+13', 'salário 13'],
	['/search?q=pre%C3%A7o%20%26%20prazo&max-results=20', 'preço & prazo'],
	['/search/mesa/', 'mesa'],
	['/search/sala%20de%20reuni%C3%A3o/', 'sala de reunião'],
	['/search/label/Finan%C3%A7as', 'Finanças'],
	['/blog/?s=mesa', 'mesa'],
])('S91: an old search leads to the search: %s', async (path, words) => {
	const match = await handler.match(new Request(`https://blog.test${path}`));
	expect(match?.target.pathname).toBe('/');
	expect(match?.target.searchParams.getAll('q')).toEqual([words]);
});

test.each(['/index.php?p=11', '/index.php/?p=11', '/index.php?cat=3'])(
	'%s leads to the same question at home',
	async (path) => {
		const match = await handler.match(new Request(`https://blog.test${path}`));
		expect(match?.target.href).toBe(
			`https://blog.test/${new URL(path, 'https://blog.test').search}`,
		);
	},
);

test.each(
	'/ /?s=mesa /?q=feed /?tag=contratos /?category=3 /posts /tags/contratos /categories/financas /autores/ana /feedback /rss.xml /20210 /nada /a/b/nada /post/feed /tags/feed /admin/feed'.split(
		' ',
	),
)('what is no old list stays: %s', async (path) => {
	expect(await leadsTo(path)).toBeUndefined();
});

test('D6: no step leads to another, and the rules that every blog has are few', async () => {
	const rules = await readRedirectRules(text);
	for (const target of new Set(rules.filter(({ status }) => status === 301).map(({ to }) => to)))
		expect(
			await leadsTo(target.replace('https://blog.test', '').replace(/:\w+/g, 'x')),
			target,
		).toBeUndefined();
	const ofEveryBlog = writeRedirectRules(emptySnapshot, 'https://blog.test');
	expect((await readRedirectRules(ofEveryBlog)).length).toBeLessThan(180);
});

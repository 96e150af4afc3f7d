import { describe, expect, test } from 'vitest';
import { readOldAddress } from '#domain/names/old-address';
import { writeRedirectRules } from '../../../scripts/site/redirect-rules.ts';
import { aPostSummary } from '../../support/a-post-summary.ts';
import { emptySnapshot } from '../../support/empty-snapshot.ts';
import { follow } from '../../support/netlify-rules.ts';

const aCategory = (name: string, slug: string) => ({ id: slug, name, slug });
const rulesOf = (snapshot: Partial<Parameters<typeof writeRedirectRules>[0]>) =>
	writeRedirectRules({ ...emptySnapshot, ...snapshot }, 'https://blog.test')
		.trim()
		.split('\n');

test('Spec §2: /blog/resumo-do-livro-… goes to its post, every other /blog/* to /posts', () => {
	const rules = rulesOf({});
	const specific = rules.findIndex((rule) =>
		rule.startsWith('/blog/resumo-do-livro-como-fazer-amigos-e-influenciar-pessoas /post/'),
	);
	expect(specific).toBeGreaterThan(-1);
	expect(rules.indexOf('/blog/* /posts 301')).toBeGreaterThan(specific);
	expect(rules).toContain('/artigos /posts 301');
	expect(rules).toContain('/artigos/* /posts 301');
});

test('Spec §2: /post/{slug}?preview=… comes before every other rule, over a page that is there too', () => {
	expect(rulesOf({})[0]).toBe('/post/:slug preview=:preview /previa 200!');
});

test('Spec §2, §7, S6: a dashed category name, plain or encoded, leads to the ASCII address', () => {
	const rules = rulesOf({ categories: [aCategory('Gestão de Pessoas', 'gestao-de-pessoas')] });
	expect(rules).toContain('/categories/Gestão-de-Pessoas /categories/gestao-de-pessoas 301');
	expect(rules).toContain('/categories/Gest%C3%A3o-de-Pessoas /categories/gestao-de-pessoas 301');
	expect(rules).toContain('/categories/gestão-de-pessoas /categories/gestao-de-pessoas 301');
});

test('S58: an author’s earlier address leads on while the present page is there and the earlier is not', () => {
	const author_redirects = [
		{ from: 'lia-dias', to: 'lia-moura' },
		{ from: 'ana', to: 'lia-moura' },
		{ from: 'gil', to: 'gil-costa' },
	];
	const posts = ['Lia Moura', 'Ana'].map((author) => aPostSummary({ author }));
	const rules = rulesOf({ posts, author_redirects });
	expect(rules.filter((rule) => rule.startsWith('/autores/'))).toEqual([
		'/autores/lia-dias /autores/lia-moura 301',
		'/autores/lia-dias/* /autores/lia-moura 301',
	]);
});

test('Spec §2: the usual capitals of a category’s address lead to it', () => {
	const rules = rulesOf({ categories: [aCategory('Gestão de Pessoas', 'gestao-de-pessoas')] });
	for (const spelling of ['Gestao-de-pessoas', 'Gestao-De-Pessoas', 'GESTAO-DE-PESSOAS']) {
		expect(rules).toContain(`/categories/${spelling} /categories/gestao-de-pessoas 301`);
	}
});

test('a category whose name is its address needs no rule, which would be a loop', () => {
	const rules = rulesOf({ categories: [aCategory('guias', 'guias')] });
	expect(rules.filter((rule) => rule.startsWith('/categories/guias'))).toEqual([]);
});

const meaningSigns =
	'/ // /?a=b ? ?a=b % %2F %2F%2F %25 %zz * : :a # /:a /* a/ /a x//y . .. ../x ./ \\ \\a é/ /é é* é?* /:é é// é#/ https://x.example'.split(
		' ',
	);
const unknownPlaces =
	'/ /nunca /posts /post/nunca /categories /categories/ /categories/nunca /categories/nunca/2 /categories/x /categories/a%2Fb /categories?a=b /category /category/nunca /category/x/nunca /tags /tags/nunca /tags?a=b /tag/nunca /autores/nunca /author/nunca /nunca?a=b'.split(
		' ',
	);

test.each([
	['a category', { categories: meaningSigns.map((name, at) => aCategory(name, `alvo-${at}`)) }],
	[
		'a former category',
		{
			former_categories: meaningSigns.map((name, at) => ({
				id: null,
				name,
				slug: `velho-${at}`,
				to: null,
			})),
		},
	],
	['a tag', { posts: [aPostSummary({ slug: 'luz', tags: meaningSigns })] }],
	['a former tag', { former_tags: meaningSigns.map((name) => ({ name, to: null })) }],
	['an old address', { old_addresses: meaningSigns.map((at) => ({ from: `/${at}`, to: 'luz' })) }],
	[
		'an old address of today',
		{
			old_addresses: meaningSigns
				.flatMap((name) => [name, encodeURIComponent(name)].map(readOldAddress))
				.flatMap((from) => (from ? { from, to: 'luz' } : [])),
		},
	],
	['a missed address', { led_addresses: meaningSigns.map((at) => ({ from: `/${at}`, to: '/' })) }],
])('signs with a meaning in rules, as %s, lead no other address anywhere', async (_what, given) => {
	expect(await follow(rulesOf(given), unknownPlaces)).toEqual(
		await follow(rulesOf({}), unknownPlaces),
	);
});

test('Spec §2: a name with such signs within its words is led to as the edge reads its address, and as it is encoded', async () => {
	const names = ['C#', 'C++', 'O que é? A/B: 50%', 'F#?', 'Antes:depois'];
	const dashed = names.map((name) => name.replaceAll(' ', '-'));
	const rules = rulesOf({ categories: names.map((name, at) => aCategory(name, `alvo-${at}`)) });
	const asked = dashed.map((name) => `/categories/${encodeURIComponent(name)}`);
	expect(await follow(rules, asked)).toEqual(
		asked.map((from, at) => `${from} /categories/alvo-${at} 301`),
	);
	for (const [at, from] of asked.entries())
		expect(rules).toContain(`${from} /categories/alvo-${at} 301`);
});

test('an address that a post once had leads to the one it has', () => {
	const rules = rulesOf({ redirects: [{ from: 'velho', to: 'novo' }] });
	expect(rules).toContain('/post/velho/* /post/novo 301');
});

test('D6: an address that another post took is no longer a redirect', () => {
	const posts = [aPostSummary({ slug: 'velho' })];
	const rules = rulesOf({ posts, redirects: [{ from: 'velho', to: 'novo' }] });
	expect(rules.filter((rule) => rule.startsWith('/post/velho'))).toEqual([]);
});

test('not-found rules come after redirects, and a missing script of the desk does not get the desk’s page', () => {
	expect(rulesOf({}).slice(-4)).toEqual([
		'/post/* /post-nao-encontrado 404',
		'/categories/* /categoria-nao-encontrada 404',
		'/admin/assets/* /404 404',
		'/admin/* /admin/index.html 200',
	]);
});

test('an address of the blog that a post came from leads to the post, before any rule for a whole folder', () => {
	const rules = rulesOf({
		old_addresses: [
			{ from: '/blog/2012/01/titulo', to: 'titulo' },
			{ from: '/café', to: 'cafe' },
		],
	});
	const old = rules.indexOf('/blog/2012/01/titulo/* /post/titulo 301');
	expect(old).toBeGreaterThan(0);
	expect(rules.indexOf('/blog/* /posts 301')).toBeGreaterThan(old);
	expect(rules).toContain('/café/* /post/cafe 301');
	expect(rules).toContain('/caf%C3%A9/* /post/cafe 301');
});

test('an address by number is a rule on the query, forced over the page that has its path', () => {
	const rules = rulesOf({ old_addresses: [{ from: '/?p=12', to: 'titulo' }] });
	expect(rules).toContain('/ p=12 /post/titulo 301!');
});

test('an old address takes neither a post’s own nor one that the specification redirects', () => {
	const posts = [aPostSummary({ slug: 'outro' })];
	const from = (address: string) => ({ from: address, to: 'titulo' });
	const rules = rulesOf({ posts, old_addresses: [from('/post/outro'), from('/artigos')] });
	expect(rules.filter((rule) => rule.includes('/post/titulo'))).toEqual([]);
});

describe('an address that readers missed', () => {
	const led = (from: string, to: string) => rulesOf({ ...blog, led_addresses: [{ from, to }] });
	const blog = {
		posts: [aPostSummary({ slug: 'luz' })],
		categories: [aCategory('Vendas', 'vendas')],
		former_categories: [
			{ id: null, name: 'Preço', slug: 'preco', to: 'vendas' },
			{ id: null, name: 'Avisos', slug: 'avisos', to: null },
		],
		redirects: [{ from: 'velho', to: 'luz' }],
	};

	test.each([
		['/planos', '/posts', '/posts'],
		['/planos', '/categories/vendas', '/categories/vendas'],
		['/planos', '/categories/preco', '/categories/vendas'],
		['/planos', '/categories/avisos', '/posts'],
		['/planos', 'https://example.com/planos', 'https://example.com/planos'],
		['/post/nunca', '/', '/'],
		['/categories/nunca', '/posts', '/posts'],
	])('%s leads in one step to %s: %s', (from, to, target) => {
		const rules = led(from, to);
		expect(rules.filter((rule) => rule.startsWith(`${from} `))).toEqual([`${from} ${target} 301`]);
		const pattern = rules.findIndex((rule) => rule.startsWith(`${from.replace(/[^/]+$/, '')}*`));
		expect(pattern === -1 || pattern > rules.indexOf(`${from} ${target} 301`)).toBe(true);
	});

	test.each([
		['a post', '/post/luz', '/posts'],
		['a post’s former address', '/post/velho', '/posts'],
		['a category', '/categories/vendas', '/posts'],
		['an address of the specification', '/artigos', '/'],
	])('that is %s now, is that again', (_what, from, to) => {
		expect(led(from, to)).not.toContain(`${from} ${to} 301`);
	});

	test.each([
		['a category that never was', '/categories/nunca'],
		['another host', 'https://evil.example/'],
		['the desk', '/admin'],
	])('leads nowhere when its target is %s', (_what, to) => {
		expect(led('/planos', to).filter((rule) => rule.startsWith('/planos '))).toEqual([]);
	});
});

test('each name that a category had leads to the one it belongs to, its further pages too', () => {
	const rules = rulesOf({
		categories: [aCategory('Negociação', 'negociacao')],
		former_categories: [
			{ id: null, name: 'Vendas e preço', slug: 'vendas-e-preco', to: 'negociacao' },
			{ id: null, name: 'Avisos', slug: 'avisos', to: null },
		],
	});
	expect(rules).toContain('/categories/vendas-e-preco /categories/negociacao 301');
	expect(rules).toContain('/categories/vendas-e-preco/* /categories/negociacao 301');
	expect(rules).toContain('/categories/Vendas-e-preço /categories/negociacao 301');
	expect(rules).toContain('/categories/avisos /posts 301');
	expect(rules.findIndex((rule) => rule.startsWith('/categories/avisos'))).toBeLessThan(
		rules.indexOf('/categories/* /categoria-nao-encontrada 404'),
	);
});

test('a category that took the address of a former one keeps it, and the newest former name wins', () => {
	const rules = rulesOf({
		categories: [aCategory('Vendas', 'vendas'), aCategory('Guias', 'guias')],
		former_categories: [
			{ id: null, name: 'Vendas', slug: 'vendas', to: 'guias' },
			{ id: null, name: 'Avisos', slug: 'avisos', to: 'guias' },
			{ id: null, name: 'Avisos', slug: 'avisos', to: 'vendas' },
		],
	});
	expect(rules.filter((rule) => rule.startsWith('/categories/vendas '))).toEqual([]);
	expect(rules.filter((rule) => rule.startsWith('/categories/avisos '))).toEqual([
		'/categories/avisos /categories/guias 301',
	]);
});

test('a former tag leads to the one that readers can open, otherwise to all posts', () => {
	const posts = [aPostSummary({ tags: ['Home office', 'foco'] })];
	const rules = rulesOf({
		posts,
		former_tags: [
			{ name: 'homeoffice', to: 'Home office' },
			{ name: 'home-office', to: 'Home office' },
			{ name: 'Foco', to: null },
			{ name: 'eventos', to: 'agenda' },
		],
	});
	expect(rules.filter((rule) => /^\/tags\/[^:]/.test(rule))).toEqual([
		'/tags/homeoffice /tags/home-office 301',
		'/tags/homeoffice/* /tags/home-office 301',
		'/tags/eventos /posts 301',
		'/tags/eventos/* /posts 301',
	]);
});

test('posts that no deploy contains are asked for after every other rule for posts, and before ‘not found’', () => {
	const rules = rulesOf({ redirects: [{ from: 'velho', to: 'novo' }] });
	const late = rules.indexOf('/post/:slug /.netlify/functions/late-post 200');
	expect(rules.indexOf('/panels/:name /.netlify/functions/late-post 200')).toBe(late + 1);
	expect(rules.indexOf('/post/velho/* /post/novo 301')).toBeLessThan(late);
	expect(rules.indexOf('/post/:slug preview=:preview /previa 200!')).toBeLessThan(late);
	expect(rules.indexOf('/post/* /post-nao-encontrado 404')).toBe(late + 2);
});

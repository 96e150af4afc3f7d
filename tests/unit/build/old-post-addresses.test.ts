import { describe, expect, test } from 'vitest';
import { writeRedirectRules } from '../../../scripts/site/redirect-rules.ts';
import { aPostSummary } from '../../support/a-post-summary.ts';
import { emptySnapshot } from '../../support/empty-snapshot.ts';
import { follow } from '../../support/netlify-rules.ts';

const rulesOf = (snapshot: Partial<Parameters<typeof writeRedirectRules>[0]>) =>
	writeRedirectRules({ ...emptySnapshot, ...snapshot }, 'http://localhost:9')
		.trim()
		.split('\n');
const old = (from: string, to = 'luz') => ({ from, to });
const rules = rulesOf({
	posts: ['luz', 'mesa', 'blog'].map((slug) => aPostSummary({ slug })),
	categories: [{ id: 'v', name: 'Vendas', slug: 'vendas' }],
	redirects: [{ from: 'velho', to: 'mesa' }],
	led_addresses: [{ from: '/servicos/planos', to: '/livros' }],
	old_addresses: [
		...[old('/2021/04/luz'), old('/2021/04/luz/anexo', 'mesa'), old('/café'), old('/amp', 'mesa')],
		...[old('/sala'), old('/servicos'), old('/titulo.html'), old('/pagina/index.html', 'mesa')],
		...[old('/index.php/2012/01/mesa', 'mesa'), old('/?p=12')],
		...[old('/posts', 'mesa'), old('/blog', 'blog'), old('/2020', 'mesa'), old('/admin.html')],
		...[old('/index.html', 'mesa'), old('/category', 'mesa'), old('/vendas/index.php', 'mesa')],
	],
});

const tails =
	'/ /amp /amp/ /2/ /comment-page-2/ /embed/ /feed/ /feed/rss2/ /rss /index.xml /trackback/ /foto-1/ /print /index.html .html .htm .php .amp.html /?amp=1'.split(
		' ',
	);
test.each(['/2021/04/luz', '/caf%C3%A9', '/sala', '/titulo'])(
	'%s with any tail leads to its post',
	async (address) => {
		const from = tails.map((tail) => address + tail);
		expect(await follow(rules, from)).toEqual(from.map((path) => `${path} /post/luz 301`));
	},
);

test.each([
	['/?p=12&amp=1', '/post/luz'],
	['/post/velho', '/post/mesa'],
	['/post/velho/feed/', '/post/mesa'],
	['/post/velho.html', '/post/mesa'],
	['/post/luz/amp', '/post/luz'],
	['/post/luz/feed/', '/post/luz'],
	['/post/luz/comment-page-2/', '/post/luz'],
	['/post/page/2/', '/posts'],
	['/titulo.html/amp/', '/post/luz'],
	['/pagina', '/post/mesa'],
	['/pagina/amp/', '/post/mesa'],
	['/2012/01/mesa/', '/post/mesa'],
	['/index.php/2012/01/mesa/', '/post/mesa'],
	['/vendas/', '/post/mesa'],
	['/index.html', '/post/mesa'],
])('%s leads to %s', async (from, to) => {
	expect(await follow(rules, [from])).toEqual([`${from} ${to} 301`]);
});

test.each([
	['/amp/sala/2/', '/sala/2/'],
	['/amp/titulo.html', '/titulo.html'],
	['/amp/caf%C3%A9/', '/caf%C3%A9/'],
	['/amp/post/velho', '/post/velho'],
	['/index.php/2021/04/luz/feed/', '/2021/04/luz/feed/'],
	['/index.php/amp/sala', '/amp/sala'],
	['/index.php', '/'],
])(
	'what a tool writes before an address is taken away by one rule: %s leads to %s',
	async (from, to) => {
		expect(await follow(rules, [from])).toEqual([`${from} ${to} 301`]);
	},
);

test.each([
	['the longer of two addresses', '/2021/04/luz/anexo/amp', '/post/mesa'],
	['a head that is a post of its own', '/amp', '/post/mesa'],
	['what an editor leads elsewhere', '/servicos/planos', '/livros'],
	['what stands beside it', '/servicos/outro', '/post/luz'],
	['a folder of other rules', '/2020', '/post/mesa'],
	['a month of that folder', '/2020/05/', '/posts'],
	['another year', '/2021/05/', '/posts'],
	['the specification’s folder', '/blog', '/post/blog'],
	['what that folder leads elsewhere', '/blog/nada', '/posts'],
	['another tool’s folder', '/category', '/post/mesa'],
	['a category in it', '/category/vendas/', '/categories/vendas'],
])('%s: %s → %s', async (_what, from, to) => {
	expect(await follow(rules, [from])).toEqual([`${from} ${to} 301`]);
});

test('no page, desk or call of this site is led away', async () => {
	const own =
		'/ /posts/99 /admin /admin/create /livros/99 /nada /nada/amp /amps /post/luz /post/luz/'.split(
			' ',
		);
	const bare = rulesOf({ posts: [aPostSummary({ slug: 'luz' })] });
	expect(await follow(rules, own)).toEqual(await follow(bare, own));
});

describe('a network advises against more than 10,000 rules', () => {
	const most = 10_000;
	const blogOf = (count: number, name: string) =>
		Array.from({ length: count }, (_, at) => old(`/2021/${name}-${at}`));
	const told = (old_addresses: { from: string; to: string }[]) => {
		const says: string[] = [];
		const text = writeRedirectRules(
			{ ...emptySnapshot, old_addresses },
			'http://localhost:9',
			(line) => says.push(line),
		);
		return { written: text.trim().split('\n'), says };
	};

	test.each([
		['in ASCII', 2500, 'luz'],
		['with accents, each written in four ways', 700, 'café'],
	])(
		'what fits is written, the likeliest first, and the rest is told: %s',
		(_what, count, name) => {
			const { written, says } = told(blogOf(count, name));
			expect(written.length).toBe(most);
			const has = (end: string) =>
				written.filter((rule) => rule.includes(`${end} /post/luz`)).length;
			expect(has('.html')).toBeGreaterThanOrEqual(has('.htm'));
			expect(has('.htm')).toBeGreaterThan(has('.php'));
			expect(says).toEqual([expect.stringMatching(/^\d+ endereços antigos /)]);
		},
	);

	test('nothing is told of a blog whose rules all fit', () => {
		expect(told(blogOf(500, 'luz')).says).toEqual([]);
	});

	test('a post’s own old addresses are never left out', () => {
		const { written } = told(blogOf(most, 'luz'));
		expect(written.length).toBe(rulesOf({}).length + most);
		expect(written).toContain('/2021/luz-9999/* /post/luz 301');
	});
});

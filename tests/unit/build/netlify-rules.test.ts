import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixedRedirects } from '#config/fixed-redirects';
import { reservedSlugs } from '#config/reserved-slugs';
import { listedPages } from '#seo/sitemap-entries';
import { writeRedirectRules } from '../../../scripts/site/redirect-rules.ts';
import { pageAddresses } from '../../e2e/reader/page-kinds.ts';
import { aPostSummary } from '../../support/a-post-summary.ts';
import { emptySnapshot } from '../../support/empty-snapshot.ts';
import { loadFunctionModules } from '../../support/function-handlers.ts';
import {
	type HeaderRule,
	headersOf,
	type RedirectRule,
	readHeaderRules,
	readRedirectRules,
} from '../../support/netlify-rules.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** Such as `/posts/[page]`; without the pages that answer in the place of others. */
const pageRoutes = globSync('**/*.astro', { cwd: join(root, 'src/pages') })
	.map((file) => `/${file.replace(/\.astro$/, '').replace(/(?:^|\/)index$/, '')}`)
	.filter((route) => listedPages({ posts: [] })(`https://blog.test${route}`))
	.sort();

let headers: HeaderRule[];
let redirects: RedirectRule[];
const text = writeRedirectRules(
	{
		...emptySnapshot,
		posts: [aPostSummary({ slug: 'novo' }), aPostSummary({ slug: 'mais-novo' })],
		categories: [{ id: '1', name: 'Gestão de Pessoas', slug: 'gestao-de-pessoas' }],
		redirects: [
			{ from: 'velho', to: 'novo' },
			{ from: 'mais-velho', to: 'novo' },
		],
	},
	'https://blog.test',
);

beforeAll(async () => {
	headers = await readHeaderRules();
	redirects = await readRedirectRules(text);
});

const revalidated = 'public, max-age=0, must-revalidate';

test('the feed is revalidated at every visit, and says that it is one', () => {
	expect(headersOf(headers, '/rss.xml')['Content-Type']).toBe('text/xml; charset=utf-8');
	expect(headersOf(headers, '/rss.xml')['Cache-Control']).toBe(revalidated);
});

describe.each(pageRoutes)('%s', (route) => {
	test('is revalidated at every visit, so that readers see what is published', () => {
		expect(headersOf(headers, route)['Cache-Control']).toBe(revalidated);
	});

	test('has an address that no post and no category can take', () => {
		expect(['', ...reservedSlugs]).toContain(route.split('/')[1]);
	});

	// Whether a list has a second page depends on the blog.
	test.skipIf(route.endsWith('/[page]'))('is among the pages that the reader tests visit', () => {
		const first = route.replace(/\/\[\.{3}\w+\]$/, '');
		const pattern = new RegExp(`^${first.replaceAll(/\[\w+\]/g, '[^/?]+')}$`);
		expect(pageAddresses.filter((address) => pattern.test(address))).not.toEqual([]);
	});
});

test.each(['/_astro/a.js', '/fonts/a.woff2', '/admin/assets/a.js', '/search/parts/a.bin'])(
	'%s is named by its content and cached for ever',
	(path) => {
		expect(headersOf(headers, path)['Cache-Control']).toBe('public, max-age=31536000, immutable');
	},
);

const icons = globSync('*.*', { cwd: join(root, 'public') }).map((file) => `/${file}`);

test.each(['/covers/mesa.svg', '/manifest.webmanifest', ...icons])(
	'%s is cached for a day',
	(path) => {
		expect(headersOf(headers, path)['Cache-Control']).toBe('public, max-age=86400');
	},
);

test.each(['/version.json', '/admin/', '/admin/edit/1', '/rascunho'])(
	'%s is never cached',
	(path) => {
		expect(headersOf(headers, path)['Cache-Control']).toBe('no-store');
	},
);

test('D7: a page depends on nothing in the request except the preview parameter', async () => {
	const varying = headers.filter(({ values }) =>
		Object.keys(values).some((name) => /vary/i.test(name)),
	);
	expect(varying.map(({ for: path, values }) => [path, values['Netlify-Vary']])).toEqual([
		['/post/*', 'query=preview'],
	]);
	expect(readFileSync(join(root, 'astro.config.mjs'), 'utf8')).not.toMatch(
		/adapter|output:\s*['"]server/,
	);
	const paths = [...(await loadFunctionModules()).values()].flatMap(
		({ config }) => config?.path ?? [],
	);
	expect(paths.length).toBeGreaterThan(0);
	for (const path of paths) expect(path).toMatch(/^\/(?:api|images|og)\//);
});

test('the page of a link to a draft tells no other site where it is', () => {
	expect(headersOf(headers, '/rascunho')).toMatchObject({
		'Referrer-Policy': 'no-referrer',
		'X-Robots-Tag': 'noindex, nofollow',
	});
	expect(reservedSlugs).toContain('rascunho');
});

test('A10: every path has its security headers', () => {
	for (const path of ['/', '/post/a', '/admin/', '/_astro/a.js', '/version.json']) {
		const found = headersOf(headers, path);
		expect(found['X-Content-Type-Options'], path).toBe('nosniff');
		expect(found['Content-Security-Policy'], path).toContain("frame-ancestors 'none'");
		expect(found['Strict-Transport-Security'], path).toBe('max-age=31536000');
	}
});

test('Netlify reads every rule of the build as intended, in its order', () => {
	expect(redirects).toHaveLength(text.trim().split('\n').length);
	expect(redirects[0]).toMatchObject({
		from: '/post/:slug',
		query: { preview: ':preview' },
		to: '/previa',
		status: 200,
		force: true,
	});
	for (const [from, to] of fixedRedirects) {
		expect(redirects).toContainEqual(expect.objectContaining({ from, to, status: 301 }));
	}
	expect(redirects).toContainEqual(
		expect.objectContaining({ from: '/post/velho/*', to: '/post/novo', status: 301 }),
	);
	expect(redirects.filter(({ status }) => status === 404).map(({ from }) => from)).toEqual([
		'/post/*',
		'/categories/*',
		'/admin/assets/*',
	]);
});

test('D6: no redirect leads to another one', () => {
	const moved = redirects.filter(({ status }) => status === 301);
	const sources = moved.map(({ from }) => new URLPattern({ pathname: from }));
	for (const { from, to } of moved) {
		const target = to.replace(/:\w+/g, 'x');
		const again = sources.filter((pattern) => pattern.test({ pathname: target }));
		expect(again, `${from} → ${to}`).toEqual([]);
	}
});

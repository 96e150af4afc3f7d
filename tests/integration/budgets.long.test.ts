import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#config/limits';
import { updatePost } from '#contract/update-post';
import { firstFlight, pageBudgets } from '../../scripts/bench/page-budgets.ts';
import { runBuild } from '../../scripts/local/run-build.ts';
import { createdPost } from '../support/factories/new-post.ts';
import { insertCorpus } from '../support/insert-corpus.ts';
import { weighPage } from '../support/page-weight.ts';
import { countChangedFiles, hashSite } from '../support/site-files.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

const root = join(import.meta.dirname, '..', '..');
const count = 620;
const sample = 40;
const kilobyte = 1024;
const buildsMs = 400_000;

let api: TestApi;
let folder: string;
let site: string;
let builds = 0;

async function build(): Promise<string> {
	builds += 1;
	const outDir = join(folder, `site-${builds}`);
	await mkdir(outDir);
	const cacheDir = join(folder, 'cache');
	await runBuild(
		{
			root,
			databaseUrl: api.url,
			siteUrl: 'https://blog.test',
			cacheDir,
			outDir,
			previousPosts: undefined,
		},
		{ logFile: join(folder, 'log'), signal: new AbortController().signal, report: () => undefined },
	);
	return outDir;
}

beforeAll(async () => {
	api = await createTestApi();
	await insertCorpus(api.db, { count });
	folder = await mkdtemp(join(tmpdir(), 'blog-budgets-'));
	site = await build();
}, buildsMs);
afterAll(async () => {
	await rm(folder, { recursive: true, force: true });
	await api.close();
});

const listPages = (pattern: string) =>
	globSync(pattern, { cwd: site }).map((name) => `/${name.replace(/\.html$/, '')}`);
const read = (path: string) =>
	readFileSync(join(site, `${path === '/' ? 'index' : path}.html`), 'utf8');
const countCards = (path: string) => read(path).split('<article').length - 1;
const p95 = (values: number[]) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

describe('what a reader downloads of a blog of 620 posts', () => {
	test('an article shows in the first flight, and needs no framework', () => {
		const weights = listPages('post/*.html')
			.slice(0, sample)
			.map((path) => weighPage(site, path));
		const { css: cssKb, js: jsKb } = pageBudgets.article;
		expect(p95(weights.map(({ html, css }) => html + css))).toBeLessThanOrEqual(
			firstFlight * kilobyte,
		);
		expect(Math.max(...weights.map(({ css }) => css))).toBeLessThanOrEqual(cssKb * kilobyte);
		expect(Math.max(...weights.map(({ js }) => js))).toBeLessThanOrEqual(jsKb * kilobyte);
	});

	test.each([
		['home', '/'],
		['article', '/post'],
		['posts', '/posts'],
		['older posts', '/posts/2'],
		['category', '/categories/financas'],
		['books', '/livros'],
		['site map', '/sitemap'],
		['not found', '/404'],
	] as const)('%s: the page keeps to its bytes and requests', (name, path) => {
		const page = path === '/post' ? (listPages('post/*.html')[0] ?? '') : path;
		const weight = weighPage(site, page);
		const { requests, ...most } = pageBudgets[name];
		expect(weight.requests).toBeLessThanOrEqual(requests);
		for (const kind of ['html', 'css', 'js'] as const) {
			expect(weight[kind] / kilobyte, kind).toBeLessThanOrEqual(most[kind]);
		}
	});

	test('home and the lists hold a bounded number of cards, however many posts there are', () => {
		const mostCards = 1 + 2 * limits.carouselPosts + 1 + limits.homeDesks;
		expect(countCards('/')).toBeLessThanOrEqual(mostCards);
		for (const path of [
			'/posts',
			...listPages('posts/*.html'),
			...listPages('categories/**/*.html'),
		]) {
			expect(countCards(path), path).toBeLessThanOrEqual(limits.listPageSize);
		}
		for (const group of read('/sitemap').split('<section').slice(2)) {
			expect(group.split('<li>').length - 1).toBeLessThanOrEqual(limits.listPageSize + 1);
		}
	});

	test.each(['/posts', '/sitemap'])(
		'a crawler reaches every post from %s by list pages alone',
		(start) => {
			const found = new Set<string>();
			const waiting = [start];
			for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
				for (const [, next = ''] of read(path).matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)"/g)) {
					if (found.has(next)) continue;
					found.add(next);
					const isList = /^\/(?:posts|categories|livros)\b/.test(next);
					if (isList && existsSync(join(site, `${next}.html`))) waiting.push(next);
				}
			}
			expect([...found].filter((path) => path.startsWith('/post/'))).toHaveLength(count);
		},
	);
});

describe('what one change costs a blog of 620 posts', () => {
	/** The pages that the build rendered, without those reused from the last one. */
	const listRendered = (since: number) =>
		globSync('**/*.html', { cwd: site, exclude: ['admin'] }).filter(
			(name) => statSync(join(site, name)).mtimeMs >= since,
		);

	test(
		'a new post renders its page, the fronts of its lists and the articles that now name it',
		async () => {
			const before = hashSite(site);
			const post = await createdPost(api, {
				title: 'O mais novo de todos',
				category: 'Finanças',
				tags: ['clientes'],
				published: true,
			});
			const startedAt = Date.now();
			site = await build();
			const rendered = listRendered(startedAt);
			expect(rendered).toContain(`post/${post.slug}.html`);
			expect(rendered.length).toBeLessThan(60);
			expect(
				rendered.filter((name) => /^(?:posts|livros|categories\/[^/]+)\/\d/.test(name)),
			).toEqual([]);
			const pages = (files: Map<string, string>) =>
				new Map([...files].filter(([name]) => !name.startsWith('search/')));
			expect(countChangedFiles(pages(before), pages(hashSite(site)))).toBeLessThan(100);
		},
		buildsMs,
	);

	test(
		'an edit renders the article and the pages that show its card',
		async () => {
			const [name = ''] = globSync('post/*.html', { cwd: site });
			const slug = name.replace(/^post\/|\.html$/g, '');
			const { body } = await api.tryCall('admin-posts', { action: 'get', slug });
			const { id, title } = body.post;
			await api.call(updatePost, { id, title, content: 'Outro texto, mais curto.' });
			const startedAt = Date.now();
			site = await build();
			const rendered = listRendered(startedAt);
			expect(rendered).toContain(name);
			expect(rendered.length).toBeLessThan(60);
		},
		buildsMs,
	);
});

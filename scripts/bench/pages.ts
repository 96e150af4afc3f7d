import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#config/paths';
import { type PageWeight, weighPage } from '../../tests/support/page-weight.ts';
import { type Figure, quantile, type Section } from './figures.ts';
import { firstFlight, pageBudgets } from './page-budgets.ts';

const sampledArticles = 200;
const kilobyte = 1024;

function listArticles(site: string): string[] {
	const names = readdirSync(join(site, 'post')).filter((name) => name.endsWith('.html'));
	const stride = Math.max(1, Math.floor(names.length / sampledArticles));
	return names
		.filter((_, index) => index % stride === 0)
		.map((name) => paths.post(name.replace(/\.html$/, '')));
}

function describe(name: keyof typeof pageBudgets, weights: readonly PageWeight[]): Figure[] {
	const kinds = ['html', 'css', 'js', 'fonts'] as const;
	const budget: Partial<PageWeight> = pageBudgets[name];
	const sizes = kinds.map((kind): Figure => {
		const limit = budget[kind];
		const values = weights.map((weight) => weight[kind] / kilobyte);
		return { name: `${name}, ${kind}`, unit: 'KB', values, ...(limit && { budget: limit }) };
	});
	const requests = weights.map((weight) => weight.requests);
	const most = pageBudgets[name].requests;
	return [...sizes, { name: `${name}, requests`, unit: '', values: requests, budget: most }];
}

/** Bytes and requests of every page type, on a site of `count` posts. */
export function benchPages(site: string, count: number): Section {
	const articles = listArticles(site).map((path) => weighPage(site, path));
	const category = readdirSync(join(site, 'categories')).find((name) => name.endsWith('.html'));
	const lists: [keyof typeof pageBudgets, string][] = [
		['home', paths.home],
		['posts', paths.posts()],
		['category', paths.category((category ?? '').replace(/\.html$/, ''))],
		['books', paths.books()],
		['site map', paths.sitemap],
		['not found', '/404'],
	];
	const flight = articles.map(({ html, css }) => (html + css) / kilobyte);
	return {
		title: `Pages, ${count} posts (brotli; a first TCP flight carries 14.3 KB)`,
		figures: [
			...describe('article', articles),
			{
				name: 'article, HTML + CSS, p95',
				unit: 'KB',
				values: [quantile(flight, 0.95)],
				budget: firstFlight,
			},
			...lists.flatMap(([name, path]) => describe(name, [weighPage(site, path)])),
		],
	};
}

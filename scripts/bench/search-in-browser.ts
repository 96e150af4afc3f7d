import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../check/find-chromium.ts';
import { installTool } from '../local/install-tool.ts';
import { askInTurn, commonQueries } from './ask-index.ts';
import type { Figure, Section } from './figures.ts';
import { serveSite } from './serve-site.ts';
import { watchProcess } from './watch-process.ts';

const firstQuery = 'empresa';
const nextQueries = ['mercado', 'reunião', 'contrato', 'planilha'];
const rounds = 5;

interface Cost {
	kilobytes: number;
	requests: number;
	ms: number;
}

/** Bytes transferred, without headers, for requests below `folders` while `act` runs. */
async function costOf(page: Page, folder: RegExp, act: () => Promise<number>): Promise<Cost> {
	const sizes: Promise<number>[] = [];
	const onRequest = (request: import('@playwright/test').Request) => {
		if (!folder.test(new URL(request.url()).pathname)) return;
		sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
	};
	page.on('requestfinished', onRequest);
	const ms = await act();
	page.off('requestfinished', onRequest);
	const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	return { kilobytes: bytes / 1024, requests: sizes.length, ms };
}

/** Types into the box like a reader until the count and the cards of the new query show. */
async function askOurs(page: Page, query: string): Promise<number> {
	const start = performance.now();
	await page.locator('input[name=q]').fill(query);
	await page
		.locator('[data-search-results] mark')
		.filter({ hasText: new RegExp(query, 'i') })
		.first()
		.waitFor();
	return performance.now() - start;
}

const askPagefind = (page: Page, query: string) =>
	page.evaluate(async (q) => {
		const start = performance.now();
		const { results } = await Reflect.get(window, 'pagefind').search(q);
		await Promise.all(results.slice(0, 6).map((result: { data: () => unknown }) => result.data()));
		return performance.now() - start;
	}, query);

interface Engine {
	name: string;
	folder: RegExp;
	open: (page: Page) => Promise<unknown>;
	ask: (page: Page, query: string) => Promise<number>;
}

async function measure(browser: Browser, engine: Engine): Promise<{ first: Cost[]; next: Cost[] }> {
	const [first, next]: [Cost[], Cost[]] = [[], []];
	for (let round = 0; round < rounds; round += 1) {
		const context = await browser.newContext();
		const page = await context.newPage();
		await engine.open(page);
		first.push(await costOf(page, engine.folder, () => engine.ask(page, firstQuery)));
		const query = nextQueries[round % nextQueries.length] ?? firstQuery;
		next.push(await costOf(page, engine.folder, () => engine.ask(page, query)));
		await context.close();
	}
	return { first, next };
}

function describe(name: string, costs: readonly Cost[], budget?: Partial<Cost>): Figure[] {
	const figure = (what: keyof Cost, unit: Figure['unit']): Figure => {
		const limit = budget?.[what];
		const values = costs.map((cost) => cost[what]);
		return { name: `${name}, ${what}`, unit, values, ...(limit && { budget: limit }) };
	};
	return [figure('kilobytes', 'KB'), figure('requests', ''), figure('ms', 'ms')];
}

/** Pagefind's index over the articles of the same pages, next to them. */
async function indexByPagefind(site: string) {
	const project = installTool(join(import.meta.dirname, 'pagefind'));
	const output = join(site, 'pagefind');
	const args = [
		'--site',
		site,
		'--glob',
		'post/*.html',
		'--root-selector',
		'article',
		'--output-path',
		output,
	];
	const runner = join(project, 'node_modules/pagefind/lib/runner/bin.cjs');
	const cost = await watchProcess(spawn(process.execPath, [runner, ...args]));
	const load =
		"window.pagefind = await import('/pagefind/pagefind.js'); await window.pagefind.init();";
	writeFileSync(
		join(output, 'bench.html'),
		`<!doctype html><script type="module">${load}</script>`,
	);
	return cost;
}

/** Our search and Pagefind's in Chromium over the same built site: the first query of a visit, and the next ones. */
export async function benchSearchInBrowser(options: {
	site: string;
	count: number;
}): Promise<Section> {
	const { site, count } = options;
	const indexed = existsSync(join(site, 'pagefind/bench.html'))
		? undefined
		: await indexByPagefind(site);
	const served = await serveSite(site);
	const browser = await chromium.launch({
		executablePath: findChromium(),
		args: ['--no-sandbox', '--disable-gpu'],
	});
	try {
		const ours = await measure(browser, {
			name: 'ours',
			folder: /^\/search\//,
			open: (page) => page.goto(served.url, { waitUntil: 'networkidle' }),
			ask: askOurs,
		});
		const pagefind = await measure(browser, {
			name: 'Pagefind',
			folder: /^\/pagefind\/(?!bench)/,
			open: async (page) => {
				await page.goto(`${served.url}/pagefind/bench.html`);
				await page.waitForFunction(() => 'pagefind' in window);
			},
			ask: askPagefind,
		});
		const asked = await askInTurn(site, commonQueries);
		const answers = asked.map(({ milliseconds }) => milliseconds);
		const first = { kilobytes: count >= 10_000 ? 100 : 80, requests: 9 };
		return {
			title: `Search in Chromium, ${count} posts (ours with 150 ms of waiting for the next letter)`,
			figures: [
				...describe('first query', ours.first, first),
				...describe('next query', ours.next, { kilobytes: 40, requests: 8 }),
				{ name: 'a query in Node, files at hand', unit: 'ms', values: answers, budget: 2 },
				...describe('Pagefind, first query', pagefind.first),
				...describe('Pagefind, next query', pagefind.next),
				...(indexed
					? [{ name: 'Pagefind, indexing', unit: 's' as const, values: [indexed.wallMs / 1000] }]
					: []),
			],
		};
	} finally {
		await browser.close();
		await served.stop();
	}
}

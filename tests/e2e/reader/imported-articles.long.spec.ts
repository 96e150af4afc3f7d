import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderArticle } from '#article/render-article';
import { openSource } from '../../../scripts/import/open-source.ts';
import { findViolations } from '../find-violations.ts';
import { openForAnyArticle } from './any-article.ts';
import { expect, test } from './reader-test.ts';

const corpus = process.env['CORPUS_DIR'] ?? '../shared/corpus';
const files = ['wordpress-theme-unit-test.xml', 'ghost-export.json', 'ptbr-react-docs.json']
	.map((name) => join(corpus, name))
	.filter((path) => existsSync(path));

interface Imported {
	title: string;
	html: string;
}

async function listArticles(file: string): Promise<Imported[]> {
	const articles: Imported[] = [];
	for await (const { fields } of (await openSource(file, {})).items()) {
		const title = String(fields['title'] ?? '');
		const { html } = renderArticle(String(fields['content'] ?? ''), { title });
		articles.push({ title, html });
	}
	return articles;
}

test('no imported article makes its page scroll sideways, on any screen', async ({ page }) => {
	test.skip(files.length === 0, 'The shared corpora are not here.');
	test.setTimeout(240_000);
	const articles = (await Promise.all(files.map(listArticles))).flat();
	expect(articles.length).toBeGreaterThan(30);
	await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
	await openForAnyArticle(page);
	for (const width of [320, 360, 768, 1280, 1920]) {
		await page.setViewportSize({ width, height: 800 });
		const wide = await page.evaluate((all) => {
			const prose = document.querySelector('.prose');
			const heading = document.querySelector('h1');
			return all.flatMap(({ title, html }) => {
				if (!prose || !heading) return ['no article'];
				heading.textContent = title;
				prose.innerHTML = html;
				return document.documentElement.scrollWidth > innerWidth ? [title] : [];
			});
		}, articles);
		expect(wide, `${width} px`).toEqual([]);
	}
});

test('WCAG 2.2 AA: imported articles with tables, galleries, quotes and lists have no violation', async ({
	page,
}) => {
	test.skip(files.length === 0, 'The shared corpora are not here.');
	test.setTimeout(240_000);
	const articles = (await Promise.all(files.map(listArticles))).flat();
	const rich = articles.filter(({ html }) =>
		/<(?:table|dl)|class="(?:gallery|pull|video|link-card|small)"/.test(html),
	);
	await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
	await openForAnyArticle(page);
	for (const { title, html } of rich.filter(isSampled)) {
		await page.locator('.prose').evaluate((prose, made) => {
			prose.innerHTML = made;
		}, html);
		expect(await findViolations(page, '.prose'), title).toEqual([]);
	}
});

/** Every table, because their faults are in how they stand together, and a third of the rest. */
const isSampled = ({ html }: Imported, index: number) => html.includes('<table') || index % 3 === 0;

test('the galleries of the WordPress theme unit test are grids', async ({ page }) => {
	const file = files.find((path) => path.endsWith('.xml'));
	test.skip(file === undefined, 'The shared corpora are not here.');
	const articles = await listArticles(file ?? '');
	const galleries = articles.filter(({ html }) => html.includes('class="gallery"'));
	expect(galleries.map(({ title }) => title)).toContain('Block: Gallery');
	await page.setViewportSize({ width: 1280, height: 800 });
	await openForAnyArticle(page);
	for (const { title, html } of galleries) {
		await page.locator('.prose').evaluate((prose, made) => {
			prose.innerHTML = made;
		}, html);
		const shown = await page.locator('.gallery').evaluateAll((all) =>
			all.map((gallery) => {
				const rows = new Set([...gallery.children].map((each) => each.getBoundingClientRect().top));
				return rows.size < gallery.children.length;
			}),
		);
		expect(shown, title).not.toContain(false);
	}
});

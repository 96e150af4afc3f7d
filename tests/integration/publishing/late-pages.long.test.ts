import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeLatePosts } from '#content/take-late-posts';
import { fillShell } from '#domain/site/late-post';
import { seedDemo } from '../../../scripts/seed.ts';
import { listSitePictures } from '../../../scripts/site/site-pictures.ts';
import { openSiteFolder, type SiteFolder, siteUrl } from '../../support/built-site.ts';
import { root } from '../../support/running-site.ts';
import { databaseForFile } from '../../support/test-database.ts';

const database = databaseForFile();
let site: SiteFolder;
beforeAll(async () => {
	await seedDemo(database.db, new Date());
	site = await openSiteFolder(database.url);
}, 300_000);
afterAll(() => site?.remove());

test('an article in the frame, and each drawing of it, is the built file byte for byte', async () => {
	const files = await site.build({ rendersLate: true });
	const { frame, renderer } = site.getLane();
	const { renderLatePages } = await import(pathToFileURL(renderer).href);
	const taken = await takeLatePosts(database.db, new Date(), listSitePictures(root), 1_000);
	const pages: ReturnType<typeof import('#layouts/late-pages.tsx').renderLatePages> =
		renderLatePages(taken?.shown, siteUrl);
	expect(pages.length).toBeGreaterThan(0);
	for (const { slug, parts, drawings } of pages) {
		const page = fillShell(frame.frame ?? [], [parts.head, parts.main]);
		expect(page, slug).toBe(files.get(`post/${slug}.html`)?.toString());
		for (const { name, svg } of drawings) {
			expect(svg, name).toBe(files.get(`panels/${name}.svg`)?.toString());
		}
	}
	expect(pages.flatMap(({ drawings }) => drawings).length).toBeGreaterThan(0);
	expect(frame.notFound).toBe(files.get('post-nao-encontrado.html')?.toString());
	expect(frame.publication).toBe(taken?.publication);
}, 300_000);

test('a build that reuses every page cuts the same frame', async () => {
	const { frame } = site.getLane();
	await site.build({ rendersLate: true });
	expect(site.getLane().frame).toEqual(frame);
}, 300_000);

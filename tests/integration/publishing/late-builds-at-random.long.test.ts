import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#config/paths';
import { readBuildState } from '#db/publishing/build-state';
import { findNewestPublication } from '#db/publishing/publications';
import { fillShell, lateKeys } from '#domain/site/late-post';
import { renderLate } from '#lib/late-post-renderer';
import { recordBuild } from '#steps/publish/record-build';
import { listSitePictures } from '../../../scripts/site/site-pictures.ts';
import { type Files, hashFiles, openSiteFolder } from '../../support/built-site.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import {
	isPublic,
	type LaneBlog,
	listPosts,
	liveInTheLane,
	tick,
} from '../../support/lane-life.ts';
import { createTestLane } from '../../support/memory-late-store.ts';
import { root } from '../../support/running-site.ts';
import { SeededRandom } from '../../support/seeded-random.ts';
import { createTestApi } from '../../support/test-api.ts';

const total = Number(process.env['LATE_BUILDS'] ?? 2);
const seed = Number(process.env['SEED'] ?? (process.env['LATE_BUILDS'] ? Date.now() : 1));
const buildsMs = 400_000;

let blog: LaneBlog;
let site: Awaited<ReturnType<typeof openSiteFolder>>;

beforeAll(async () => {
	const api = await createTestApi();
	api.deps.clock.set(new Date().toISOString());
	api.deps.sitePictures = listSitePictures(root);
	const lane = createTestLane(renderLate);
	api.deps.lane = lane;
	blog = { api, lane, random: new SeededRandom(seed) };
	for (let index = 0; index < 16; index += 1) {
		await createdPost(api, {
			title: `Post ${index}`,
			category: ['Finanças', 'Livros', 'Guias'][index % 3] ?? '',
			tags: ['mesa', 'foco', 'preço'].slice(index % 4),
			image_url: index % 5 === 0 ? '/covers/mesa.svg' : null,
			published: index < 11,
		});
	}
	site = await openSiteFolder(api.url);
	await deploy();
	const { renderLatePages } = await import(pathToFileURL(site.getLane().renderer).href);
	lane.renderLate = async (...given) => renderLatePages(...given);
}, buildsMs);
afterAll(async () => {
	await site?.remove();
	await blog?.api.close();
});

async function deploy(): Promise<Files> {
	const publication = await findNewestPublication(blog.api.db);
	const files = await site.build({ rendersLate: true });
	await recordBuild(blog.api.deps, { kind: 'succeeded', publication, durationMs: 1 });
	return files;
}

/** What readers of the last deploy get of posts that are newer than it: their parts, by slug. */
async function listLate() {
	const { publication } = await readBuildState(blog.api.db);
	const posts = (await listPosts(blog)).filter(isPublic);
	return posts.flatMap(({ slug }) => {
		const parts = blog.lane.find(slug, publication)?.parts;
		return parts ? [{ slug, ...parts }] : [];
	});
}

function expectSame(late: Awaited<ReturnType<typeof listLate>>, files: Files): void {
	const { frame = [] } = site.getLane().frame;
	for (const { slug, head, main } of late) {
		const page = fillShell(frame, [head, main]);
		expect(page, slug).toBe(files.get(`${paths.post(slug).slice(1)}.html`)?.toString());
	}
	const drawn = [...blog.lane.texts].filter(([key]) => key.startsWith(lateKeys.drawing('')));
	for (const [key, text] of drawn) {
		const file = files.get(`${paths.drawing(key.slice(lateKeys.drawing('').length)).slice(1)}`);
		if (file) expect(JSON.parse(text).svg, key).toBe(file.toString());
	}
}

test(
	`${total} real builds between acts in any order, with faults: late pages are the built ones, and the last site is a clean build`,
	async () => {
		console.info(`SEED=${seed}`);
		const life = liveInTheLane(blog);
		let seen = 0;
		let files: Files = new Map();
		for (let built = 0; built < total; built += 1) {
			for (let acts = 0; acts < 6; acts += 1) await life.act();
			await tick(blog);
			const late = await listLate();
			seen += late.length;
			files = await deploy();
			expectSame(late, files);
			expect(await listLate()).toEqual([]);
		}
		expect(seen).toBeGreaterThan(0);
		const published = (await listPosts(blog)).filter(isPublic).map(({ slug }) => slug);
		const pages = [...files.keys()].filter((name) => /^post\/[^/]+\.html$/.test(name));
		expect(pages.sort()).toEqual(published.map((slug) => `post/${slug}.html`).sort());
		const other = await openSiteFolder(blog.api.url, site);
		try {
			expect(hashFiles(files)).toEqual(hashFiles(await other.build({ rendersLate: true })));
		} finally {
			await other.remove();
		}
	},
	buildsMs + total * 30_000,
);

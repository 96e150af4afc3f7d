import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSearchIndex } from '#search/build-index';
import { searchFolder } from '#search/manifest';
import {
	type GeneratedPost,
	generatedCategories,
	generatePosts,
} from '../../support/generate-posts.ts';
import { openSearchOnDisk } from '../../support/search-on-disk.ts';
import { writeSnapshot } from '../../support/write-snapshot.ts';

const kilobyte = 1024;

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'search-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface BuiltIndex {
	site: string;
	/** Name → content of every file of the index. */
	files: Map<string, string>;
}

async function build(posts: GeneratedPost[], name: string): Promise<BuiltIndex> {
	const snapshotFolder = join(folder, `${name}-snapshot`);
	const site = join(folder, name);
	await writeSnapshot(snapshotFolder, posts, generatedCategories);
	await buildSearchIndex({ snapshotFolder, outFolder: site });
	const root = join(site, searchFolder);
	const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
	const files = names.filter((file) => statSync(join(root, file)).isFile());
	return {
		site,
		files: new Map(files.map((file) => [file, readFileSync(join(root, file), 'base64')])),
	};
}

const changedFiles = (before: BuiltIndex, after: BuiltIndex) =>
	[...after.files].filter(([name, content]) => before.files.get(name) !== content);

describe('a build of the search index', () => {
	const posts = [...generatePosts({ count: 1301 })];

	test('after a new post changes fewer than 60 files', async () => {
		const before = await build(posts.slice(0, 1300), 'before');
		const after = await build(posts, 'after');
		expect(changedFiles(before, after).length).toBeLessThan(60);
	}, 60_000);

	test('works with no posts and with one', async () => {
		for (const count of [0, 1]) {
			const { site } = await build(posts.slice(0, count), `of-${count}`);
			const { search } = openSearchOnDisk(site);
			const answer = await search.answer({ q: 'que', category: '', tag: '', page: 1 });
			expect(answer).toMatchObject({ total: count, page: 1, pages: 1 });
		}
	});
});

describe('a search over 1,000 posts', () => {
	test('costs at most 40 KB at first and 30 next: the manifest, a shard and six chunks of cards', async () => {
		const { site } = await build([...generatePosts({ count: 1000 })], 'site');
		const { search, loaded } = openSearchOnDisk(site);
		const costs: { requests: number; kilobytes: number }[] = [];
		for (const q of ['empresa', 'mercado', 'que', 'ment', 'cont']) {
			loaded.length = 0;
			const { total } = await search.answer({ q, category: '', tag: '', page: 1 });
			expect(total, q).toBeGreaterThan(100);
			const sizes = loaded.map((name) => transferSize(join(site, searchFolder, name)));
			const bytes = sizes.reduce((sum, size) => sum + size, 0);
			costs.push({ requests: loaded.length, kilobytes: bytes / kilobyte });
		}
		const [first, ...next] = costs;
		expect(first?.requests).toBeLessThanOrEqual(8);
		expect(first?.kilobytes).toBeLessThanOrEqual(40);
		for (const cost of next) {
			expect(cost.requests).toBeLessThanOrEqual(7);
			expect(cost.kilobytes).toBeLessThanOrEqual(30);
		}
	}, 60_000);
});

/** Text is sent compressed, shards are sent as they are. */
function transferSize(file: string): number {
	return file.endsWith('.json')
		? brotliCompressSync(readFileSync(file)).length
		: statSync(file).size;
}

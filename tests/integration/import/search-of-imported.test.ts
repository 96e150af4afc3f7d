import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeSnapshot } from '#content/take-snapshot';
import { fold } from '#domain/fold';
import type { PostSummary } from '#domain/post';
import { listWords } from '#domain/search-match';
import { buildSearchIndex } from '#search/build-index';
import type { Search } from '#search/open-index';
import { importFile } from '../../support/import-file.ts';
import { openSearchOnDisk } from '../../support/search-on-disk.ts';
import { createTestDatabase } from '../../support/test-database.ts';

const corpus = process.env['CORPUS_DIR'] ?? '../shared/corpus';
const now = new Date('2026-11-20T12:00:00.000Z');

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'search-of-imported-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Imports and publishes a collection, and indexes it as a build does. */
async function searchOf(path: string): Promise<{ search: Search; posts: PostSummary[] }> {
	const database = await createTestDatabase();
	try {
		await importFile(database.db, path, now, true);
		const { snapshot } = await takeSnapshot(database.db, folder, now, new Set());
		await buildSearchIndex({ snapshotFolder: folder, outFolder: folder });
		return { search: openSearchOnDisk(folder).search, posts: snapshot.posts };
	} finally {
		await database.close();
	}
}

async function listPages(search: Search, q: string) {
	const { pages } = await search.answer({ q, category: '', tag: '', page: 1 });
	const numbers = Array.from({ length: pages }, (_, index) => index + 1);
	return Promise.all(numbers.map((page) => search.answer({ q, category: '', tag: '', page })));
}

test.each(['ptbr-react-docs.json', 'wordpress-theme-unit-test.xml', 'ghost-export.json'])(
	'of %s: the longest word of each title finds the titles that hold it before any text',
	async (name) => {
		const path = join(corpus, name);
		if (!existsSync(path)) return console.warn(`${path} is missing: not tested`);
		const { search, posts } = await searchOf(path);
		expect(posts.length).toBeGreaterThan(0);
		for (const { slug, title } of posts) {
			const [longest] = listWords(title).toSorted((a, b) => b.length - a.length);
			// Words of one or two letters match only whole ones.
			if (!longest || longest.length < 3 || longest.length > 32) continue;
			const shown = (await listPages(search, longest)).flatMap(({ posts: found, books }) =>
				[found.inTitle, books.inTitle, found.inText, books.inText].flat(),
			);
			const isTitleHit = shown.map((post) => fold(post.title).includes(longest));
			const titleHits = posts.filter((post) => fold(post.title).includes(longest));
			expect(isTitleHit.lastIndexOf(true), longest).toBe(titleHits.length - 1);
			expect(shown.slice(0, titleHits.length).map((post) => post.slug)).toContain(slug);
		}
	},
	120_000,
);

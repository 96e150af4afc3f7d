import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { takeSnapshot } from '#content/take-snapshot';
import { blogPosts } from '#db/schema';
import type { PostSummary } from '#domain/post/post';
import { listWords } from '#domain/search/search-match';
import { buildSearchIndex } from '#search/build-index';
import type { Search } from '#search/open-index';
import { readQuery } from '#search/read-query';
import { folderForFile } from '../../support/a-folder.ts';
import { matchesQuery } from '../../support/full-scan.ts';
import { importFile } from '../../support/import-file.ts';
import { openSearchOnDisk } from '../../support/search-on-disk.ts';
import { createTestDatabase } from '../../support/test-database.ts';

const corpus = process.env['CORPUS_DIR'] ?? '../shared/corpus';
const now = new Date('2026-11-20T12:00:00.000Z');

const folder = folderForFile();

interface Imported {
	search: Search;
	posts: PostSummary[];
	/** By address. */
	texts: Map<string, string>;
}

/** Imports a collection, publishes all of it, its drafts too, and indexes it as a build does. */
async function importCollection(path: string): Promise<Imported> {
	const database = await createTestDatabase();
	try {
		await importFile(database.db, path, now, true);
		const published_at = sql`coalesce(${blogPosts.published_at}, ${blogPosts.created_at})`;
		const rows = await database.db
			.update(blogPosts)
			.set({ published: true, published_at, scheduled_at: null })
			.returning({ slug: blogPosts.slug, text: blogPosts.plain_text });
		const { snapshot } = await takeSnapshot(database.db, folder, now, new Set());
		await buildSearchIndex({ snapshotFolder: folder, outFolder: folder });
		return {
			search: openSearchOnDisk(folder).search,
			posts: snapshot.posts,
			texts: new Map(rows.map(({ slug, text }) => [slug, text])),
		};
	} finally {
		await database.close();
	}
}

/** All posts that are found, in the order of the pages. */
async function listFound(search: Search, q: string) {
	const first = await search.answer({ q, category: '', tag: '', page: 1 });
	const answers = [first];
	for (let page = 2; page <= first.pages; page += 1) {
		answers.push(await search.answer({ q, category: '', tag: '', page }));
	}
	const found = answers.flatMap(({ posts, books }) =>
		[posts.inTitle, books.inTitle, posts.inText, books.inText].flat(),
	);
	return { found, total: first.total };
}

test.each(['ptbr-react-docs.json', 'wordpress-theme-unit-test.xml', 'ghost-export.json'])(
	'of %s: the longest word of each title finds titles before texts, and as many as a full scan',
	async (name) => {
		const path = join(corpus, name);
		if (!existsSync(path)) return console.warn(`${path} is missing: not tested`);
		const { search, posts, texts } = await importCollection(path);
		expect(posts.length).toBe(texts.size);
		const asked = new Set<string>();
		for (const { title } of posts) {
			const [longest] = listWords(title).toSorted((a, b) => b.length - a.length);
			if (!longest || asked.has(longest)) continue;
			asked.add(longest);
			const { found, total } = await listFound(search, longest);
			const query = readQuery(longest);
			const isTitleHit = ({ title }: { title: string }) =>
				matchesQuery(query, { title, content: '', author: '', excerpt: '' });
			const scanned = posts.filter((post) =>
				matchesQuery(query, { ...post, content: texts.get(post.slug) ?? '' }),
			);
			expect(total, longest).toBe(scanned.length);
			expect(new Set(found.map((post) => post.slug))).toEqual(
				new Set(scanned.map((post) => post.slug)),
			);
			const titles = posts.filter(isTitleHit).length;
			expect(found.map(isTitleHit), longest).toEqual(found.map((_, index) => index < titles));
		}
	},
	120_000,
);

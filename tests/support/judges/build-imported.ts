import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { blogPosts } from '#db/schema';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import type { ImportSource } from '../../../scripts/import/import-item.ts';
import { openDatabase } from '../../../scripts/local/open-database.ts';
import { openLocalPictures } from '../../../scripts/local/open-pictures.ts';
import { runBuild } from '../../../scripts/local/run-build.ts';
import { findMissingPosts } from './find-missing-posts.ts';
import { findTwins } from './find-twins.ts';

export interface ImportedSite {
	imported: number;
	refused: number;
	missing: string[];
	/** Equal pictures beside each other. */
	twins: string[];
}

const root = join(import.meta.dirname, '..', '..', '..');

/** Publishes everything, because a draft's page must build as well as any other. */
const publishAll = {
	published: true,
	published_at: sql`coalesce(${blogPosts.published_at}, ${blogPosts.created_at})`,
	scheduled_at: null,
};

async function buildSite(folder: string, databaseUrl: string): Promise<string> {
	const outDir = join(folder, 'site');
	await mkdir(outDir);
	await runBuild(
		{
			root,
			databaseUrl,
			outDir,
			siteUrl: 'https://corpus.test',
			cacheDir: join(folder, 'cache'),
			previousPosts: undefined,
		},
		{
			logFile: join(folder, 'build.log'),
			signal: new AbortController().signal,
			report: () => undefined,
		},
	);
	return outDir;
}

async function importAndBuild(source: ImportSource, folder: string): Promise<ImportedSite> {
	const { db, url, close } = await openDatabase({ databaseUrl: undefined, dataDir: folder });
	try {
		const { reports } = await importBlog(source, {
			db,
			openPictures: () => openLocalPictures(folder),
			publish: true,
			asDrafts: false,
			withPictures: false,
			now: new Date(),
		});
		const refused = reports.filter(({ outcome }) => outcome === 'refused').length;
		await db.update(blogPosts).set(publishAll);
		const posts = await db.select({ slug: blogPosts.slug, html: blogPosts.html }).from(blogPosts);
		const site = posts.length > 0 ? await buildSite(folder, url) : folder;
		const missing = findMissingPosts(site, posts);
		return { imported: posts.length, refused, missing, twins: findTwins(site) };
	} finally {
		await close();
	}
}

/** Imports a collection into its own database, builds the site, and returns what is missing from it. */
export async function buildImported(source: ImportSource): Promise<ImportedSite> {
	const folder = await mkdtemp(join(tmpdir(), 'blog-corpus-'));
	try {
		return await importAndBuild(source, folder);
	} finally {
		// The build's process may still be writing its compile cache.
		await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
	}
}

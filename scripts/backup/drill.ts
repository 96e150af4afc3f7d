import { globSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { openDatabase } from '../local/open-database.ts';
import { openLocalPictures } from '../local/open-pictures.ts';
import { runBuild } from '../local/run-build.ts';
import { clearIfKilled } from '../local/run-command.ts';
import { posts as sayPosts } from '../local/say.ts';
import { countPosts, noPosts } from './backup-manifest.ts';
import { openBackup } from './open-backup.ts';
import { removeScratch } from './remove-scratch.ts';
import { restoreBackup } from './restore-backup.ts';

export interface DrillOptions {
	root: string;
	/** The backup. */
	folder: string;
	/** Must not exist; removed at the end. */
	scratchDir: string;
	siteUrl: string;
	now: Date;
	report: (step: string) => void;
}

export interface DrillResult {
	createdAt: string;
	tables: number;
	rows: number;
	pictures: number;
	publishedPosts: number;
	/** Number of pages that the restored blog was built into. */
	pages: number;
	/** What could not have been restored. Empty means success. */
	faults: string[];
}

const ownPicture = /\/images\/([a-f0-9]{64}-\d{1,5}\.webp)/g;

/** Pictures that a page shows and the restored store lacks. */
function findMissing(site: string, files: ReadonlySet<string>): string[] {
	const shown = new Set<string>();
	for (const page of globSync('**/*.html', { cwd: site, exclude: ['admin/**'] })) {
		const html = readFileSync(join(site, page), 'utf8');
		for (const [, file = ''] of html.matchAll(ownPicture)) shown.add(file);
	}
	return [...shown].filter((file) => !files.has(file));
}

async function build(options: DrillOptions, databaseUrl: string): Promise<string> {
	const { root, scratchDir, siteUrl, report } = options;
	const outDir = join(scratchDir, 'site');
	await mkdir(outDir);
	await runBuild(
		{
			root,
			databaseUrl,
			siteUrl,
			outDir,
			cacheDir: join(scratchDir, 'cache'),
			previousPosts: undefined,
		},
		{ logFile: join(scratchDir, 'build.log'), signal: new AbortController().signal, report },
	);
	return outDir;
}

async function restoreAndBuild(options: DrillOptions): Promise<DrillResult> {
	const { folder, scratchDir, now, report } = options;
	const backup = await openBackup(folder);
	const { manifest } = backup;
	report('restaurando');
	const { db, url, close } = await openDatabase({ databaseUrl: undefined, dataDir: scratchDir });
	const scratch = await openLocalPictures(scratchDir);
	try {
		await restoreBackup(backup, { db, pictures: scratch.pictures, replace: false, now });
		const posts = await readPublicBlog(db, 'created_at', async (blog) => blog.posts);
		const site = posts.length > 0 ? await build(options, url) : undefined;
		const files = new Set(await scratch.pictures.list());
		const pages = site
			? posts.filter(({ slug }) => globSync(`post/${slug}.html`, { cwd: site }).length > 0)
			: [];
		const missing = site ? findMissing(site, files) : [];
		return {
			createdAt: manifest.created_at,
			tables: manifest.tables.length,
			rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
			pictures: manifest.pictures.length,
			publishedPosts: posts.length,
			pages: pages.length,
			faults: [
				...(countPosts(manifest) === 0 ? [noPosts] : []),
				...(pages.length < posts.length
					? [`${sayPosts(posts.length - pages.length)} sem página`]
					: []),
				...[...new Set([...manifest.missing, ...missing])].map((file) => `falta a imagem ${file}`),
			],
		};
	} finally {
		await scratch.close();
		await close();
	}
}

/** Restores a backup into a temporary place, builds it, and reports what could not have been restored. */
export async function drill(options: DrillOptions): Promise<DrillResult> {
	const clear = () => removeScratch(options.scratchDir);
	const forget = clearIfKilled(clear);
	await mkdir(options.scratchDir, { recursive: true });
	try {
		return await restoreAndBuild(options);
	} finally {
		clear();
		forget();
	}
}

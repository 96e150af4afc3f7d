import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '#config/paths';
import { buildSite, type SiteVersion } from './build/build-site.ts';
import { fail } from './local/fail.ts';
import { openDatabase } from './local/open-database.ts';
import { readLocalSettings } from './local/settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
const finished = join(root, 'dist');
const liveTimeoutMs = 5_000;

/** What the live site shows; a site that does not answer stops no build. */
async function countLivePosts(siteUrl: string): Promise<number | undefined> {
	try {
		const signal = AbortSignal.timeout(liveTimeoutMs);
		const answer = await fetch(new URL(paths.version, siteUrl), { signal });
		const version = answer.ok ? ((await answer.json()) as Partial<SiteVersion>) : {};
		return typeof version.posts === 'number' ? version.posts : undefined;
	} catch {
		console.warn(`${siteUrl} does not answer: its number of posts cannot be compared.`);
		return undefined;
	}
}

function countBuiltPosts(): number | undefined {
	const file = join(finished, paths.version);
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).posts : undefined;
}

/** The old folder steps aside first: a folder cannot take the place of one that is not empty. */
function replaceFinished(draft: string): void {
	const old = `${draft}.old`;
	if (existsSync(finished)) renameSync(finished, old);
	renameSync(draft, finished);
	rmSync(old, { recursive: true, force: true });
}

async function main(): Promise<void> {
	const settings = readLocalSettings();
	const siteUrl = process.env['URL'] ?? settings.siteUrl;
	const draft = join(root, `.data-dist-${process.pid}`);
	const database = await openDatabase(settings);
	try {
		const isDeploy = process.env['NETLIFY'] === 'true';
		await buildSite({
			root,
			siteUrl,
			databaseUrl: database.url,
			cacheDir: join(settings.dataDir, 'build-cache'),
			outDir: draft,
			previousPosts: isDeploy ? await countLivePosts(siteUrl) : countBuiltPosts(),
			now: () => new Date(),
			report: (step) => console.log(`${step}…`),
		});
		replaceFinished(draft);
		console.log('dist is whole.');
	} finally {
		rmSync(draft, { recursive: true, force: true });
		await database.close();
	}
}

await main()
	.catch((error) => {
		fail(error);
		if (error instanceof Error && error.cause) console.error(error.cause);
	})
	.finally(() => process.exit());

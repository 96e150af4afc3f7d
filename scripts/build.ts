import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeDemoSettings, listDemoSettings } from '#config/demo-settings';
import { paths } from '#config/paths';
import { site } from '#config/site';
import type { Database } from '#db/client';
import { recordFindings } from '#db/publishing/build-findings';
import { noteHookProven } from '#db/publishing/build-hook';
import { noteBuilt } from '#db/publishing/deploys';
import { readHookAddress } from '#domain/site/build-hook';
import { failureFile } from '#lib/build-failure';
import { isPreview, settingsOf } from '#lib/deploy-context';
import { readFunctionEnv } from '#lib/env';
import { hashToken } from '#lib/tokens';
import { removeFolder } from './local/leftovers.ts';
import { openDatabase } from './local/open-database.ts';
import { clearIfKilled, runCommand } from './local/run-command.ts';
import { fail } from './local/say.ts';
import { type LocalSettings, readLocalSettings } from './local/settings.ts';
import { BuildError } from './site/build-error.ts';
import { buildSite, type SiteVersion } from './site/build-site.ts';
import { buildFunctions } from './site/bundle-functions.ts';
import { checkPreviewDatabase } from './site/check-preview-database.ts';
import { describeFinding } from './site/describe-finding.ts';
import { findKeptAssets, keepAssets } from './site/kept-assets.ts';
import { tellDesk } from './site/tell-desk.ts';
import { withLock } from './site/with-lock.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
const finished = join(root, 'dist');
const liveTimeoutMs = 5_000;
const report = (step: string) => console.log(`${step}…`);
const isProduction = process.env['CONTEXT'] === 'production';
const deployId = process.env['DEPLOY_ID'];

/** Number of posts on the live site. A site that does not respond stops no build. */
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

function countPreviousPosts(siteUrl: string) {
	if (isPreview()) return undefined; // A preview is not compared with the live site.
	return isProduction ? countLivePosts(siteUrl) : countBuiltPosts();
}

/** Moves the old folder aside first: rename cannot replace a folder that is not empty. */
function replaceFinished(unfinished: string): void {
	const old = `${unfinished}.old`;
	if (existsSync(finished)) renameSync(finished, old);
	renameSync(unfinished, finished);
	rmSync(old, { recursive: true, force: true });
}

/** A build that the desk's hook started belongs to this project: Netlify names the hook to it. */
async function proveHook(db: Database): Promise<void> {
	const hook = isProduction ? readHookAddress(process.env['INCOMING_HOOK_URL'] ?? '') : undefined;
	if (hook !== undefined) await noteHookProven(db, hashToken(hook), new Date());
}

interface Place {
	siteUrl: string;
	cacheDir: string;
}

async function build(settings: LocalSettings, { siteUrl, cacheDir }: Place) {
	const unfinished = join(root, `.data-dist-${process.pid}`);
	// A build that failed may still be writing its index.
	const remove = () => removeFolder(unfinished);
	clearIfKilled(remove);
	const database = await openDatabase(settings).catch((error: Error) => {
		if (error instanceof BuildError) throw error;
		throw new BuildError('database', error.message, { cause: error });
	});
	try {
		await proveHook(database.db);
		const { version, assets, lateFrame, findings } = await buildSite({
			root,
			siteUrl,
			databaseUrl: database.url,
			cacheDir,
			previous: findKeptAssets(cacheDir),
			outDir: unfinished,
			previousPosts: await countPreviousPosts(siteUrl),
			now: () => new Date(),
			report,
		});
		report('as funções');
		await buildFunctions({ root, cacheDir }, join(root, 'dist-functions'), lateFrame);
		await keepAssets(cacheDir, unfinished, assets);
		replaceFinished(unfinished);
		for (const finding of findings) console.warn(describeFinding(finding));
		const shipped = listDemoSettings(site);
		if (shipped.length > 0) console.warn(describeDemoSettings(shipped));
		await recordFindings(database.db, findings);
		if (isProduction && deployId)
			await noteBuilt(database.db, deployId, version.publication, new Date());
		console.log('dist is whole.');
	} finally {
		remove();
		await database.close();
	}
}

async function main(): Promise<void> {
	rmSync(failureFile, { force: true });
	// Functions that cannot start must not be deployed: this throws, listing every invalid variable.
	if (isProduction || isPreview()) readFunctionEnv(process.env);
	const given = settingsOf(process.env);
	const { DATABASE_URL: production } = process.env;
	if (isPreview() && production)
		await checkPreviewDatabase(given['DATABASE_URL'] ?? '', production);
	const settings = readLocalSettings({ ...given, SITE_URL: given['SITE_URL'] || given['URL'] });
	const place = {
		siteUrl: settings.siteUrl,
		cacheDir: join(settings.dataDir, 'build-cache'),
	};
	const wait = () => report('esperando que outra atualização termine');
	await withLock(place.cacheDir, () => build(settings, place), wait);
}

await runCommand(main, async (error) => {
	fail(error);
	if (isProduction && deployId) await tellDesk(error, deployId);
});
process.exit();

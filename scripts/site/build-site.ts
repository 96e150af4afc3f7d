import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paths } from '#config/paths';
import { site } from '#config/site';
import type { BuildFinding } from '#domain/site/build-finding';
import type { LatePageShell } from '#domain/site/late-post';
import { buildAdmin } from './build-admin.ts';
import { BuildError } from './build-error.ts';
import { checkBrand, checkName } from './check-brand.ts';
import { checkLinks } from './check-links.ts';
import { siteFingerprint } from './fingerprint.ts';
import { copyAssets, type KeptAssets, listAssets } from './kept-assets.ts';
import { cutShell } from './page-program.ts';
import { openPageStore, type PageStore } from './page-store.ts';
import type { PageReport } from './page-worker.ts';
import { checkSnapshot, countOwnPosts, readData } from './read-data.ts';
import { writeRedirectRules } from './redirect-rules.ts';
import { startPages } from './render-pages.ts';
import { renderSite } from './render-site.ts';
import { securityText, writeSearchKey } from './site-files.ts';
import { listSitePictures } from './site-pictures.ts';

/** No build takes an hour. */
const oldMs = 3_600_000;

/** Removes what killed builds left in the project's folder. */
function removeLeftovers(folder: string): void {
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		if (!/^\.data-(?:build|dist)-/.test(name)) continue;
		if (statSync(path).mtimeMs < Date.now() - oldMs) rmSync(path, { recursive: true, force: true });
	}
}

/** What this site gives to addresses of posts that it has no file for; the frame is cut from one of its articles. */
function cutLateFrame(
	{ article, outDir }: Pick<PageReport, 'article'> & { outDir: string },
	publication: number,
): LatePageShell {
	const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
	return {
		publication,
		...(article && { frame: cutShell(read(article.file), article.parts) }),
		notFound: read(`${paths.postNotFound}.html`),
		unavailable: read(`${paths.postUnavailable}.html`),
		pageNotFound: read('404.html'),
	};
}

export interface SiteBuild {
	root: string;
	databaseUrl: string;
	siteUrl: string;
	/** Kept between builds; may be deleted at any time. */
	cacheDir: string;
	/** Empty at first; contains the whole site at the end. */
	outDir: string;
	/** The site that this one replaces, for the assets of pages that are still open. */
	previous?: KeptAssets | undefined;
	/** Posts on the live site; undefined when there is none. */
	previousPosts: number | undefined;
	now: () => Date;
	report: (step: string) => void;
}

/** The number in `/version.json`, which the desk compares with the newest publication. */
export interface SiteVersion {
	publication: number;
	/** Without examples. */
	posts: number;
	built_at: string;
}

export interface BuiltSite {
	version: SiteVersion;
	assets: string[];
	/** For posts that are newer than the site, if it can show them. */
	lateFrame: LatePageShell;
	/** What the site does not show as written. */
	findings: BuildFinding[];
}

/** Drops other findings of posts that are left out. */
function joinFindings(ofCovers: BuildFinding[], leftOut: BuildFinding[]): BuildFinding[] {
	const gone = new Set(leftOut.map(({ post_id }) => post_id));
	return [...leftOut, ...ofCovers.filter(({ post_id }) => !gone.has(post_id))];
}

const drawing = new RegExp(`${paths.drawings}[\\w.-]+`, 'g');

/**
 * A post that is left out keeps its last good page made by the same code, with its drawings, so that links to it still
 * work. Returns the page's address in the site, if there is one.
 */
function keepLastPage({ kind, slug }: BuildFinding, store: PageStore, outDir: string): string[] {
	const page = `/post/${slug}.html`;
	const target = join(outDir, page);
	if (kind !== 'post' || !store.takeLast(page.slice(1), target)) return [];
	for (const [file] of readFileSync(target, 'utf8').matchAll(drawing)) {
		if (!existsSync(join(outDir, file))) store.takeLast(file.slice(1), join(outDir, file));
	}
	return [page];
}

async function writeSecurityContact({ outDir, siteUrl, now }: SiteBuild): Promise<void> {
	const contact = site.company.securityContact;
	if (contact === '') return;
	const file = join(outDir, paths.securityText);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, securityText({ contact, siteUrl, now: now() }));
}

/** The picture in `public` shows the written brand. */
async function drawBrand({ outDir }: SiteBuild): Promise<void> {
	const isRenamed = process.env['BLOG_NAME'] || process.env['BLOG_TAGLINE'];
	if (!isRenamed) return;
	const { drawSocialPicture } = await import('#lib/social-picture');
	const picture = await drawSocialPicture({ title: site.tagline });
	await writeFile(join(outDir, paths.brandPicture), picture);
}

/** The snapshot, unless the site would lose by it. */
async function takeData(options: SiteBuild, snapshotDir: string) {
	const sitePictures = listSitePictures(options.root);
	const taken = await readData({ ...options, sitePictures }, snapshotDir);
	checkSnapshot(taken.snapshot, options.previousPosts, process.env);
	return taken;
}

/** Builds the whole site from one snapshot into an empty folder. Throws on failure, and the folder is then never served. */
export async function buildSite(options: SiteBuild): Promise<BuiltSite> {
	const { root, siteUrl, cacheDir, outDir, previous, report } = options;
	checkBrand(site);
	checkName(site);
	const snapshotDir = join(cacheDir, 'snapshot');
	const fingerprint = siteFingerprint(root, siteUrl);
	await mkdir(outDir, { recursive: true });
	await mkdir(cacheDir, { recursive: true });
	removeLeftovers(root);
	report('lendo os posts');
	const source = { root, siteUrl, cacheDir, snapshotDir, fingerprint };
	const building = startPages(source);
	const taken = await takeData(options, snapshotDir).catch((error: unknown) => {
		building.stop();
		throw error;
	});
	report(`montando ${taken.snapshot.posts.length} posts`);
	const store = await openPageStore(join(cacheDir, 'pages'), fingerprint);
	const order = { ...source, outDir, pages: building, store, snapshot: taken.snapshot };
	const rendering = await renderSite(order);
	const { snapshot, pages, indexing } = rendering;
	const findings = joinFindings(taken.findings, rendering.findings);
	const kept = findings.flatMap((finding) => keepLastPage(finding, store, outDir));
	await writeSecurityContact(options);
	await writeSearchKey(options);
	await drawBrand(options);
	report('montando o painel');
	await buildAdmin(options).catch((error: unknown) => {
		throw new BuildError('code', 'Não foi possível montar o painel.', { cause: error });
	});
	const assets = listAssets(outDir);
	if (previous) await copyAssets(previous.assets, previous.folder, outDir);
	await writeFile(join(outDir, '_redirects'), writeRedirectRules(snapshot, siteUrl));
	report('conferindo os links');
	checkLinks(outDir, kept);
	report('montando a busca');
	await indexing;
	const version: SiteVersion = {
		publication: snapshot.publication,
		posts: countOwnPosts(snapshot.posts),
		built_at: snapshot.taken_at,
	};
	await writeFile(join(outDir, paths.version), JSON.stringify(version));
	store.keep(pages, outDir);
	const lateFrame = cutLateFrame({ ...rendering, outDir }, version.publication);
	return { version, assets, lateFrame, findings };
}

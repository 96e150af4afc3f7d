import { existsSync, readdirSync, rmSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { build } from 'astro';
import { BuildError } from './build-error.ts';

export interface PageBuild {
	root: string;
	siteUrl: string;
	/** Astro's own: the pages of the last build, or nothing. */
	pageCacheDir: string;
	/** Empty. */
	outDir: string;
	snapshotDir: string;
}

const draftPrefix = '.data-build-';

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/** Drafts of builds that were killed. */
function removeLostDrafts(root: string): void {
	for (const name of readdirSync(root).filter((entry) => entry.startsWith(draftPrefix))) {
		if (isRunning(Number(name.slice(draftPrefix.length)))) continue;
		rmSync(join(root, name), { recursive: true, force: true });
	}
}

async function move(from: string, to: string): Promise<void> {
	await rm(to, { recursive: true, force: true });
	try {
		await rename(from, to);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
		await cp(from, to, { recursive: true });
		await rm(from, { recursive: true, force: true });
	}
}

/**
 * Renders every page into `outDir`. Astro puts what it makes on the way into one fixed folder of the
 * project unless the output lies inside the project: two builds at once would take it from each other.
 */
export async function renderPages(options: PageBuild): Promise<void> {
	const { root, outDir } = options;
	removeLostDrafts(root);
	const isInside = outDir.startsWith(root + sep);
	const draft = isInside ? outDir : join(root, `${draftPrefix}${process.pid}`);
	await mkdir(draft, { recursive: true });
	Object.assign(process.env, {
		SNAPSHOT_DIR: options.snapshotDir,
		BUILD_OUT_DIR: draft,
		BUILD_CACHE_DIR: options.pageCacheDir,
		SITE_URL: options.siteUrl,
	});
	try {
		await build({ root, logLevel: 'warn' });
		if (!isInside) await move(draft, outDir);
	} catch (error) {
		throw new BuildError('code', 'As páginas não puderam ser construídas.', { cause: error });
	} finally {
		if (!isInside && existsSync(draft)) await rm(draft, { recursive: true, force: true });
	}
}

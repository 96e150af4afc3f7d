import { statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PageCache {
	/** For Astro's `cacheDir`; empty unless the pages in it may be used again. */
	folder: string;
	/** May pages of the last build be used again? */
	isWarm: boolean;
	/** Was this page, such as `/post/x.html`, taken over from the last build? */
	isUnchanged: (file: string) => boolean;
	/** Call it when the whole build is good: only then does the next one trust this folder. */
	approve: () => Promise<void>;
}

/**
 * Opens the rendered pages of the last build. They count for one fingerprint of code and settings only, and
 * only when that build came to its end: a killed one may have left newer pages than its list of them tells.
 */
export async function openPageCache(cacheDir: string, fingerprint: string): Promise<PageCache> {
	const folder = join(cacheDir, 'astro');
	const approval = join(cacheDir, 'astro.approved');
	const approved = await readFile(approval, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'ENOENT') throw error;
		return undefined;
	});
	const isWarm = approved === fingerprint;
	const openedAt = Date.now();
	const isUnchanged = (file: string) => {
		const page = statSync(join(folder, 'dist', file), { throwIfNoEntry: false });
		return isWarm && page !== undefined && page.mtimeMs < openedAt;
	};
	await rm(approval, { force: true });
	if (!isWarm) await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	return { folder, isWarm, isUnchanged, approve: () => writeFile(approval, fingerprint) };
}

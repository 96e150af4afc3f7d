import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PageCache {
	/** For Astro's `cacheDir`; empty unless the pages in it may be used again. */
	folder: string;
	/** May pages of the last build be used again? */
	isWarm: boolean;
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
	await rm(approval, { force: true });
	if (!isWarm) await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	return { folder, isWarm, approve: () => writeFile(approval, fingerprint) };
}

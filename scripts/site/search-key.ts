import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findSearchKey, searchKeyPath } from '#lib/search-engines';

/** Writes the file by which search engines know who tells them of changes, where they are told of any. */
export async function writeSearchKey(
	{ outDir, siteUrl }: { outDir: string; siteUrl: string },
	{ CONTEXT: context, SITE_ID: siteId }: NodeJS.ProcessEnv = process.env,
): Promise<void> {
	const key = findSearchKey({ context, siteId, siteUrl });
	if (key !== undefined) await writeFile(join(outDir, searchKeyPath(key)), key);
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Contains the build time, so it always differs. */
const version = 'version.json';

/** The hash of every file of a site, by path. */
export function hashSite(folder: string): Map<string, string> {
	const hashes = new Map<string, string>();
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() || entry.name === version) continue;
		const file = join(entry.parentPath, entry.name);
		const hash = createHash('sha256').update(readFileSync(file)).digest('base64url');
		hashes.set(file.slice(folder.length + 1), hash);
	}
	return hashes;
}

/** Files that are new, changed or gone. */
export function countChangedFiles(
	before: ReadonlyMap<string, string>,
	after: ReadonlyMap<string, string>,
): number {
	const gone = [...before.keys()].filter((name) => !after.has(name)).length;
	return gone + [...after].filter(([name, hash]) => before.get(name) !== hash).length;
}

/** Bytes of an article's page, on average. */
export function weighArticle(site: string): number {
	const folder = join(site, 'post');
	const names = readdirSync(folder);
	return names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / names.length;
}

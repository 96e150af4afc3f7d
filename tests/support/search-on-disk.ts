import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchFolder } from '#search/manifest';
import { openSearch, type Search } from '#search/open-index';

/** The search over a built folder, and the names of the files it has loaded. */
export function openSearchOnDisk(siteFolder: string): { search: Search; loaded: string[] } {
	const loaded: string[] = [];
	const search = openSearch(async (name) => {
		loaded.push(name);
		return readFile(join(siteFolder, searchFolder, name));
	});
	return { search, loaded };
}

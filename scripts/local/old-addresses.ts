import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A post's old address, as in `_redirects`: `/path[/*] [name=value] /post/slug 301[!]`. */
const plainRule = /^(\/[^\s*:]*(?:\/\*)?)(?: (p|page_id)=(\d+))? (\/post\/[a-z0-9-]+) 301!?$/;
const apart = 'old-addresses.json';
/** The emulator checks all of its rules for each request; up to this many are fast enough. */
const fewRules = 200;

type Addresses = Record<string, string>;

const keyOf = (path: string, name?: string | null, value?: string | null) =>
	name ? `${path}?${name}=${value}` : path;

/**
 * Moves imported old addresses out of the emulator's rules when there are many: the real edge looks a rule up, the
 * emulator scans them all.
 */
export async function setOldAddressesApart(site: string, folder: string): Promise<void> {
	const path = join(site, '_redirects');
	if (!existsSync(path)) return;
	const lines = (await readFile(path, 'utf8')).split('\n');
	const found = lines.map((line) => plainRule.exec(line));
	if (found.filter((match) => match !== null).length <= fewRules) return;
	const addresses: Addresses = {};
	for (const match of found) {
		if (!match) continue;
		const [, from = '', name, value, to = ''] = match;
		addresses[keyOf(decodeURI(from), name, value)] ??= to;
	}
	await writeFile(join(folder, apart), JSON.stringify(addresses));
	const rest = lines.filter((_, index) => found[index] === null);
	await writeFile(`${path}.tmp`, rest.join('\n'));
	await rename(`${path}.tmp`, path);
}

/** The nearest address below which everything leads to its post. */
function findAbove(addresses: ReadonlyMap<string, string>, path: string): string | undefined {
	if (path === '') return undefined;
	return addresses.get(`${path}/*`) ?? findAbove(addresses, path.slice(0, path.lastIndexOf('/')));
}

export type FindOldAddress = (url: URL) => string | undefined;

/** Finds where an old address leads in this build; a page with the same path takes precedence, as at the edge. */
export async function readOldAddresses(site: string, folder: string): Promise<FindOldAddress> {
	const file = join(folder, apart);
	if (!existsSync(file)) return () => undefined;
	const addresses = new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Addresses));
	return ({ pathname, searchParams }) => {
		if (searchParams.has('preview')) return undefined;
		const path = decodeURIComponent(pathname).replace(/(?<=.)\/+$/, '');
		for (const name of ['p', 'page_id']) {
			const numbered = addresses.get(keyOf(path, name, searchParams.get(name)));
			if (searchParams.has(name) && numbered) return numbered;
		}
		const found = addresses.get(path) ?? findAbove(addresses, path);
		return found && !existsSync(join(site, `${path}.html`)) && !existsSync(join(site, path))
			? found
			: undefined;
	};
}

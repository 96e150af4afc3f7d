import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { paths } from '#config/paths';
import { writeWhole } from '#content/write-whole';
import { searchFolder } from '#search/manifest';
import { BuildError } from './build-error.ts';
import { NeededFiles, type RenderedPages } from './needed-files.ts';

/** Addresses answered by functions and the image service instead of files. */
const served = /^\/(?:api|images|og|\.netlify)\//;

/** Every address that the files in `folder` serve, as a page would write it. */
function listAddresses(folder: string): Set<string> {
	const addresses = new Set<string>();
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/');
		addresses.add(file);
		if (file.endsWith('.html')) addresses.add(file.replace(/(?:\/index)?\.html$/, '') || '/');
	}
	return addresses;
}

function toPath(url: string): string {
	const [path = ''] = url.replaceAll('&amp;', '&').split(/[?#]/);
	try {
		return decodeURIComponent(path);
	} catch {
		// A stray percent sign: no file has such a name, so the check below reports it.
		return path;
	}
}

/** A new post renames some of these; search files are loaded by scripts, and a page's key names its drawings. */
const isRenamed = (address: string) =>
	address.startsWith(`${searchFolder}/`) || address.startsWith(paths.drawings);

interface LinkCheck {
	/** The pages rendered by this build; all others are identical to those of the last good site. */
	rendered: RenderedPages;
	/** Stores the addresses of a site that passed, for the next check. */
	memory: string;
}

/** Reused pages still find what they need as long as none of the last site's addresses has disappeared. */
function lostNothing(memory: string, addresses: ReadonlySet<string>): boolean {
	if (!existsSync(memory)) return false;
	const before = JSON.parse(readFileSync(memory, 'utf8')) as string[];
	return before.every((address) => addresses.has(address));
}

/** Fails the build when a page refers to a file of this site that does not exist. */
export function checkLinks(folder: string, { rendered, memory }: LinkCheck): void {
	const addresses = listAddresses(folder);
	const needed = new NeededFiles();
	needed.join(rendered.needs);
	if (!lostNothing(memory, addresses)) {
		for (const file of addresses) {
			if (!file.endsWith('.html') || file.startsWith('/admin/')) continue;
			if (rendered.files.has(file.slice(1))) continue;
			needed.add(file.slice(1), readFileSync(join(folder, file), 'utf8'));
		}
	}
	const isThere = (url: string) => served.test(url) || addresses.has(toPath(url));
	const dead = [...needed.needs].filter(([url]) => !isThere(url));
	if (dead.length > 0) {
		const list = dead.slice(0, 10).map(([url, page]) => `  ${page} → ${url}`);
		throw new BuildError('code', `Páginas apontam para o que não existe:\n${list.join('\n')}`);
	}
	const named = [...addresses].filter((address) => !isRenamed(address));
	writeWhole(memory, JSON.stringify(named));
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { writeWhole } from '#content/write-whole';
import { searchFolder } from '#search/manifest';
import { BuildError } from './build-error.ts';
import { NeededFiles, type RenderedPages } from './needed-files.ts';

/** Answered by functions and by the image service, not by files. */
const served = /^\/(?:api|images|og|\.netlify)\//;

/** Every address that the files of `folder` answer, as a page would write it. */
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
		// A stray percent sign: no file is named so, and the list below says where it stands.
		return path;
	}
}

/** Loaded by scripts, never named by a page; a new post renames some of them. */
const isLoadedByScript = (address: string) => address.startsWith(`${searchFolder}/`);

interface LinkCheck {
	/** What this build rendered; other pages are byte for byte those of the last good site. */
	rendered: RenderedPages;
	/** Keeps the addresses of a site that passed for the next check. */
	memory: string;
}

/** Pages of the last good site still find what they need while no address of it is gone. */
function lostNothing(memory: string, addresses: ReadonlySet<string>): boolean {
	if (!existsSync(memory)) return false;
	const before = JSON.parse(readFileSync(memory, 'utf8')) as string[];
	return before.every((address) => addresses.has(address));
}

/** Fails the build when a page points at a file of this site that is not there. */
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
	const named = [...addresses].filter((address) => !isLoadedByScript(address));
	writeWhole(memory, JSON.stringify(named));
}

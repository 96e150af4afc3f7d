import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { searchFolder } from '#search/manifest';
import { BuildError } from './build-error.ts';

/** Tags through which a page of ours needs another file. What an author links to is the author's. */
const needingTag = /<(?:a|link|script|astro-island)\b[^>]*>/g;
const address = /\s(?:href|src|component-url|renderer-url|before-hydration-url)="(\/[^"]*)"/g;
const opensNewTab = /\starget="_blank"/;
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

function listNeeded(tag: string): string[] {
	if (opensNewTab.test(tag)) return [];
	return [...tag.matchAll(address)].map(([, url = '']) => url);
}

function toPath(url: string): string {
	const [path = ''] = url.replaceAll('&amp;', '&').split(/[?#]/);
	return decodeURI(path);
}

/** Loaded by scripts, never named by a page; a new post renames some of them. */
const isLoadedByScript = (address: string) => address.startsWith(`${searchFolder}/`);

/** What the last good site lets this check leave out. */
interface LastSite {
	/** Keeps the addresses of a site that passed for the next check. */
	memory: string;
	/** Is this page byte for byte one of the last good site? */
	isUnchanged: (file: string) => boolean;
}

/** An unchanged page still finds what it needs while no address of the last site is gone. */
function mayLeaveOut({ memory }: LastSite, addresses: ReadonlySet<string>): boolean {
	if (!existsSync(memory)) return false;
	const before = JSON.parse(readFileSync(memory, 'utf8')) as string[];
	return before.every((address) => addresses.has(address));
}

/** Fails the build when a page points at a file of this site that is not there. */
export function checkLinks(folder: string, last?: LastSite): void {
	const addresses = listAddresses(folder);
	const isDone = last && mayLeaveOut(last, addresses) ? last.isUnchanged : () => false;
	const isThere = (url: string) => served.test(url) || addresses.has(toPath(url));
	/** Pages share most of their tags: each is judged once. */
	const judged = new Set<string>();
	const dead = new Map<string, string>();
	for (const file of addresses) {
		if (!file.endsWith('.html') || file.startsWith('/admin/') || isDone(file)) continue;
		for (const tag of readFileSync(join(folder, file), 'utf8').match(needingTag) ?? []) {
			if (judged.has(tag)) continue;
			judged.add(tag);
			for (const url of listNeeded(tag)) if (!isThere(url)) dead.set(url, dead.get(url) ?? file);
		}
	}
	if (dead.size === 0) {
		const named = [...addresses].filter((address) => !isLoadedByScript(address));
		if (last) writeFileSync(last.memory, JSON.stringify(named));
		return;
	}
	const list = [...dead].slice(0, 10).map(([url, file]) => `  ${file} → ${url}`);
	throw new BuildError('code', `Páginas apontam para o que não existe:\n${list.join('\n')}`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { BuildError } from './build-error.ts';

/** Addresses answered by functions, the image service and the desk instead of files of their own. */
const served = /^\/(?:api|images|og|\.netlify|admin\/edit)\//;

/**
 * Tags through which our pages need other files, drawings among them. Links and pictures in an author's text are the
 * author's responsibility.
 */
const needingTag = /<(?:a|link|script|astro-island|img class="art" src="\/panels\/)\b[^>]*>/g;
const address = /\s(?:href|src|component-url|renderer-url|before-hydration-url)="(\/[^"]*)"/g;
const opensNewTab = /\starget="_blank"/;

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

/** Addresses on this site that the pages in `folder` need, such as `/posts?page=2`, each with one of the pages. */
function listNeeds(folder: string, pages: readonly string[]): Map<string, string> {
	const needs = new Map<string, string>();
	/** Pages share most of their tags, so each distinct tag is parsed once. */
	const known = new Set<string>();
	for (const page of pages) {
		const html = readFileSync(join(folder, page), 'utf8');
		for (const tag of html.match(needingTag) ?? []) {
			if (known.has(tag)) continue;
			known.add(tag);
			if (opensNewTab.test(tag)) continue;
			for (const [, url = ''] of tag.matchAll(address)) if (!needs.has(url)) needs.set(url, page);
		}
	}
	return needs;
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

/**
 * Fails the build when a page refers to a file of this site that does not exist. Those in `old`, such as
 * `/post/x.html`, may do so, because they show an earlier site.
 */
export function checkLinks(folder: string, old: readonly string[] = []): void {
	const addresses = listAddresses(folder);
	const isChecked = (file: string) =>
		file.endsWith('.html') && !file.startsWith('/admin/') && !old.includes(file);
	const needs = listNeeds(folder, [...addresses].filter(isChecked));
	const isThere = (url: string) => served.test(url) || addresses.has(toPath(url));
	const dead = [...needs].filter(([url]) => !isThere(url));
	if (dead.length === 0) return;
	const list = dead.slice(0, 10).map(([url, page]) => `  ${page.slice(1)} → ${url}`);
	throw new BuildError('code', `Páginas apontam para o que não existe:\n${list.join('\n')}`);
}

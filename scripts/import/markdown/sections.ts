import { dirname } from 'node:path/posix';

const contentFolder = /^(?:src\/)?content\/(?:(?:pt|en|es|fr|de|it)(?:-[a-z]{2})?\/(?=.*\/))?/i;
const ofArticles = /^(?:blogs?|posts?|articles?|artigos?)$/i;

/** The folders between a site's content and a file; a bundle's own folder is none of them. */
export function listSections(name: string): string[] {
	const folders = dirname(name.replace(contentFolder, '')).split('/');
	const isBundle = /(?:^|\/)index(?:\.[a-z-]{2,5})?\.\w+$/i.test(name);
	return (isBundle ? folders.slice(0, -1) : folders).filter((each) => each !== '.');
}

/**
 * Sections beside that of the articles, such as `docs` and `community`: what has no date there is a page. A site without
 * a section of articles has them anywhere.
 */
export function findPageSections(names: readonly string[]): ReadonlySet<string> {
	const ofContent = names.filter((name) => contentFolder.test(name));
	const sections = new Set(ofContent.flatMap((name) => listSections(name)[0] ?? []));
	if (![...sections].some((section) => ofArticles.test(section))) return new Set();
	return new Set([...sections].filter((section) => !ofArticles.test(section)));
}

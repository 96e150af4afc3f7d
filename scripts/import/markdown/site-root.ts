import { basename, dirname, extname } from 'node:path/posix';
import type { Spoken } from '../translations.ts';

const languages = '(?:pt|en|es|fr|de|it|nl|pl|ru|ja|ko|zh)(?:[-_][a-z]{2,4})?';
const inName = new RegExp(`^(.+)\\.(${languages})$`, 'i');
const inPath = new RegExp(`(^|/)(${languages})/`, 'i');

/** Hugo's two ways: `mesa.en.md` beside `mesa.md`, and folders `en` and `pt-br`. */
export function readLanguage(name: string): Spoken {
	const [, stem, suffix = ''] = inName.exec(basename(name, extname(name))) ?? [];
	if (stem) return { name, texts: [`${dirname(name)}/${stem}`], language: suffix };
	const text = name.replace(extname(name), '');
	const [, , folder = ''] = inPath.exec(name) ?? [];
	return { name, texts: [text.replace(inPath, '$1')], language: folder };
}

/** A site's settings, by the tool that reads them. */
export const settings = {
	jekyll: /^_config\.ya?ml$/,
	eleventy: /^(?:\.eleventy\.c?js|eleventy\.config\.[cm]?[jt]s)$/,
	pelican: /^pelicanconf\.py$/,
	/** Also Zola's. */
	hugo: /^(?:(?:hugo|config)|config\/_default\/(?:hugo|config|params|permalinks))\.(?:toml|ya?ml|json)$/,
	docusaurus: /^docusaurus\.config\.\w+$/,
	tool: /^(?:astro\.config\.\w+|gatsby-config\.\w+|next\.config\.\w+)$/,
};

/** Where each tool keeps its articles, the most specific first. */
export const homes = [
	/(?:^|\/)_(?:posts|drafts)\//,
	/^(?:src\/)?content\//,
	/^(?:src\/|source\/)?(?:posts?|blog|articles|artigos|pages\/(?:posts?|blog))\//,
] as const;

const isSettings = (name: string) => Object.values(settings).some((each) => each.test(name));
/** Example sites of themes, and what tools have fetched or built. */
const notOwn = /^(?:\.|themes$|vendor$|examples?$|exampleSite$|demo$|public$|test)/;

const hasArticles = (root: string, names: readonly string[]) =>
	names.some(
		(name) => name.startsWith(root) && homes.some((home) => home.test(name.slice(root.length))),
	);

/** The folder whose settings this file is, one or two below the first. */
function rootOfSettings(name: string): string[] {
	const parts = name.split('/');
	return [1, 2].flatMap((depth) => {
		const folders = parts.slice(0, depth);
		const isOwn = !folders.some((folder) => notOwn.test(folder));
		return isOwn && isSettings(parts.slice(depth).join('/')) ? `${folders.join('/')}/` : [];
	});
}

/** As in a repository with a site in `website` beside its program. */
function findSiteBelow(names: readonly string[]): string {
	const isHere = names.some(
		(name) =>
			isSettings(name) || /^(?:(?:source\/)?_(?:posts|drafts)|(?:src\/)?content)\//.test(name),
	);
	if (isHere) return '';
	const roots = [...new Set(names.flatMap(rootOfSettings))];
	const found = roots.filter((root) => hasArticles(root, names));
	return found.length === 1 ? (found[0] ?? '') : '';
}

/** The path above the site's own folders: a zip of a repository wraps everything in one, and a site may be one of its parts. */
export function findRoot(names: readonly string[]): string {
	const first = names[0]?.split('/')[0] ?? '';
	const isShared = names.every((name) => name.startsWith(`${first}/`));
	const wrapping =
		isShared && !/^(?:_?posts|_drafts|content|source|src|blog)$/.test(first) ? `${first}/` : '';
	return wrapping + findSiteBelow(names.map((name) => name.slice(wrapping.length)));
}

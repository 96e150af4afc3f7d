export const isMarkdown = (name: string) => /\.(?:md|mdx|markdown)$/i.test(name);
export const isHtml = (name: string) => /\.html?$/i.test(name);

/** Where Jekyll keeps articles: its importers of other blogs write HTML. */
const jekyllPlace = /(?:^|\/)_(?:posts|drafts)\/|(?:^|\/)\d{4}-\d\d?-\d\d?-[^/]+$/;
const contentPlace = /^(?:src\/)?content\//;

/** Whether a folder with this file is one of articles, and not of WordPress's exports. */
export const showsArticles = (name: string) =>
	isMarkdown(name) || (isHtml(name) && jekyllPlace.test(name));

const otherText = /\.(?:rst|adoc|asciidoc|org|textile)$/i;

/** What kind of site a folder of Markdown is. */
export interface MarkdownSite {
	/** Path above the site's own folders: a zip of a repository wraps everything in one. */
	root: string;
	/** Whether the folders tell what is an article; otherwise every file is one. */
	isSite: boolean;
	/** Its texts contain Liquid tags. */
	hasLiquid: boolean;
	isJekyll: boolean;
	isPelican: boolean;
	/** The settings of Jekyll or Hexo, which contain the address pattern. */
	settings?: string | undefined;
	isHexo: boolean;
	/** Of the files in HTML, only those with front matter are articles. */
	articles: string[];
	/** Markdown files that are not articles. */
	besides: number;
	/** Texts in a language other than Markdown. */
	others: number;
}

/** Where each tool keeps its articles, the most specific first. */
const homes = [
	/(?:^|\/)_(?:posts|drafts)\//,
	contentPlace,
	/^(?:src\/|source\/)?(?:posts?|blog|articles|artigos|pages\/(?:posts?|blog))\//,
];
/** Files next to articles that are not articles, and folders of themes, tools and build output. */
const beside =
	/(?:^|\/)(?:readme|leia-me|changelog|licen[sc]e|contributing|code_of_conduct|security|agents|claude|_index)(?:\.[\w-]+)?\.\w+$/i;
const foreign =
	/(?:^|\/)(?:\.[^/]+|archetypes|themes|layouts|_layouts|_includes|_site|_data|vendor|_vendor|node_modules|resources)\//;
const settings = {
	jekyll: /^_config\.ya?ml$/,
	eleventy: /^(?:\.eleventy\.c?js|eleventy\.config\.[cm]?[jt]s)$/,
	pelican: /^pelicanconf\.py$/,
	tool: /^(?:(?:hugo|config)\.(?:toml|ya?ml|json)|astro\.config\.\w+|gatsby-config\.\w+|next\.config\.\w+|docusaurus\.config\.\w+)$/,
};

function findRoot(names: readonly string[]): string {
	const first = names[0]?.split('/')[0] ?? '';
	const isShared = names.every((name) => name.startsWith(`${first}/`));
	return isShared && !/^(?:_?posts|_drafts|content|source|src|blog)$/.test(first)
		? `${first}/`
		: '';
}

/** Detects the tool from a folder's names, and which of its files are articles. */
export function readSite(names: readonly string[]): MarkdownSite {
	const root = findRoot(names);
	const inside = names.map((name) => name.slice(root.length));
	const has = (pattern: RegExp) => inside.some((name) => pattern.test(name));
	const isText = (name: string) =>
		isMarkdown(name) || (isHtml(name) && (jekyllPlace.test(name) || contentPlace.test(name)));
	const candidates = inside.filter(
		(name) => isText(name) && !beside.test(name) && !foreign.test(name),
	);
	const hasSettings = Object.values(settings).some(has);
	const home = homes.find((each) => candidates.some((name) => each.test(name)));
	const isJekyllFolder =
		candidates.length > 0 &&
		candidates.every((name) => /(?:^|\/)\d{4}-\d\d?-\d\d?-[^/]+$/.test(name));
	const isHexo = has(settings.jekyll) && has(/^source\/_posts\//);
	const isJekyll = (home === homes[0] && !isHexo) || (isJekyllFolder && !has(settings.tool));
	const isSite = home !== undefined && (hasSettings || home !== homes[2]);
	const articles = isSite ? candidates.filter((name) => home.test(name)) : candidates;
	return {
		root,
		isSite: isSite || isJekyllFolder || has(settings.eleventy),
		hasLiquid: isJekyll || isHexo || has(settings.jekyll) || has(settings.eleventy),
		isJekyll,
		isHexo,
		isPelican: has(settings.pelican),
		settings: names.find((name) => settings.jekyll.test(name.slice(root.length))),
		articles: articles.map((name) => root + name),
		besides: inside.filter((name) => isMarkdown(name) && !articles.includes(name)).length,
		others: inside.filter(
			(name) => otherText.test(name) && !beside.test(name) && !foreign.test(name),
		).length,
	};
}

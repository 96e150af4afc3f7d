import { basename, dirname, extname } from 'node:path/posix';
import { findTranslations } from '../translations.ts';
import { isIgnoreFile } from './ignored.ts';
import { isEleventyData, isSection } from './inherited-states.ts';
import { findPageSections } from './sections.ts';
import { findRoot, homes, readLanguage, settings } from './site-root.ts';

export const isMarkdown = (name: string) => /\.(?:md|mdx|markdown)$/i.test(name);
export const isHtml = (name: string) => /\.html?$/i.test(name);

/** Where Jekyll keeps articles: its importers of other blogs write HTML. */
const jekyllPlace = /(?:^|\/)_(?:posts|drafts)\/|(?:^|\/)\d{4}-\d\d?-\d\d?-[^/]+$/;
const [, contentPlace] = homes;

/** Whether a folder with this file is one of articles, and not of WordPress's exports. */
export const showsArticles = (name: string) =>
	isMarkdown(name) || (isHtml(name) && jekyllPlace.test(name));

const otherText = /\.(?:rst|adoc|asciidoc|org|textile|docx?|odt|rtf|pages)$/i;

/** What kind of site a folder of Markdown is. */
export interface MarkdownSite {
	/** Path above the site's own folders. */
	root: string;
	/** The name of the folder or zip that was given. */
	above?: string;
	/** Kept with Obsidian, Logseq or Foam. */
	isVault: boolean;
	/** Written for this blog, so nothing is made of the texts but what its own rules make of them. */
	isOwn?: boolean;
	/** Whether the folders tell what is an article; otherwise every file is one. */
	isSite: boolean;
	/** Its texts contain Liquid tags. */
	hasLiquid: boolean;
	isJekyll: boolean;
	isPelican: boolean;
	/** The settings of Jekyll, Hexo, Hugo, Zola, Pelican or Docusaurus. */
	settings: string[];
	isHexo: boolean;
	/** Docusaurus reads every Markdown file as MDX. */
	isMdx: boolean;
	/** This text is HTML. */
	isHtml?: boolean;
	/** Where a file without a date is a page. */
	pageSections: ReadonlySet<string>;
	/** Hugo's sections. */
	sections: string[];
	/** Eleventy's data of folders and articles. */
	dataFiles: string[];
	/** What tells a tool to pass over files. */
	ignoreFiles: string[];
	/** What the keys of authors stand for. */
	authorFiles: string[];
	/** Of the files in HTML, only those with front matter are articles. Translations come last. */
	articles: string[];
	/** Texts within a bundle of Hugo, which have no page of their own. */
	parts: ReadonlySet<string>;
	/** The language of articles that are also there in the blog's own. */
	translations: ReadonlyMap<string, string>;
	/** File names, in lower case, that say nothing: the folder is named after the article. */
	sharedNames: ReadonlySet<string>;
	/** Markdown files that are not articles. */
	besides: number;
	/** Texts in a language other than Markdown. */
	others: number;
}

/** Files next to articles that are not articles, and folders of themes, tools and build output. */
const beside =
	/(?:^|\/)(?:readme|leia-me|changelog|licen[sc]e|contributing|code_of_conduct|security|agents|claude|_index)(?:\.[\w-]+)?\.\w+$/i;
const foreign =
	/(?:^|\/)(?:\.[^/]+|archetypes|themes|layouts|_layouts|_includes|_site|_data|vendor|_vendor|node_modules|resources)\//;
/** Docusaurus's and Jekyll's. */
const authorFile = /^(?:blog|_data)\/authors\.(?:ya?ml|json)$/;

/** Files outside any tool's folders. */
export const plainFolder: MarkdownSite = {
	root: '',
	isSite: false,
	isVault: false,
	hasLiquid: false,
	isJekyll: false,
	isPelican: false,
	isHexo: false,
	isMdx: false,
	articles: [],
	parts: new Set<string>(),
	translations: new Map(),
	sharedNames: new Set<string>(),
	settings: [],
	sections: [],
	dataFiles: [],
	authorFiles: [],
	ignoreFiles: [],
	pageSections: new Set<string>(),
	besides: 0,
	others: 0,
};

/** As in `mesa/texto.md` and `sala/texto.md`: one article a folder, and names that repeat. */
function findSharedNames(articles: readonly string[]): ReadonlySet<string> {
	const count = (values: string[]) => {
		const counts = new Map<string, number>();
		for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
		return counts;
	};
	const folders = count(articles.map((name) => dirname(name)));
	const alone = articles.filter((name) => folders.get(dirname(name)) === 1);
	const names = count(alone.map((name) => basename(name, extname(name)).toLowerCase()));
	return new Set([...names].filter(([, times]) => times > 2).map(([name]) => name));
}

const isIndex = (name: string) => /(?:^|\/)index(?:\.[a-z-]{2,5})?\.\w+$/i.test(name);

/** As `content/posts/mesa/notas.md` beside `index.md`; what stands higher is a section. */
function findParts(articles: readonly string[]): ReadonlySet<string> {
	const bundles = new Set(
		articles
			.filter((name) => isIndex(name) && /^content\/[^/]+\/[^/]+\//.test(name))
			.map((name) => dirname(name)),
	);
	const isWithin = (folder: string): boolean =>
		bundles.has(folder) || (folder.includes('/') && isWithin(dirname(folder)));
	return new Set(
		articles.filter((name) =>
			isIndex(name) ? isWithin(dirname(dirname(name))) : isWithin(dirname(name)),
		),
	);
}

function listSettings(names: readonly string[]): string[] {
	const ofOne = [settings.jekyll, settings.pelican, settings.hugo].find((each) =>
		names.some((name) => each.test(name)),
	);
	const tools = [settings.docusaurus, ofOne].filter((each) => each !== undefined);
	return tools.flatMap((each) => names.filter((name) => each.test(name)));
}

const under = (folders: readonly string[]) => ({
	test: (name: string) => folders.some((folder) => folder === '.' || name.startsWith(`${folder}/`)),
});

/** Detects the tool from a folder's names, and which of its files are articles; Docusaurus's other folders are documentation. */
export function readSite(
	names: readonly string[],
	blogs: readonly string[] = ['blog'],
): MarkdownSite {
	const root = findRoot(names);
	const inside = names
		.filter((name) => name.startsWith(root))
		.map((name) => name.slice(root.length));
	const has = (pattern: RegExp) => inside.some((name) => pattern.test(name));
	const isText = (name: string) =>
		isMarkdown(name) || (isHtml(name) && (jekyllPlace.test(name) || contentPlace.test(name)));
	const candidates = inside.filter(
		(name) => isText(name) && !beside.test(name) && !foreign.test(name),
	);
	const hasSettings = Object.values(settings).some(has);
	const isDocusaurus = has(settings.docusaurus);
	const home = isDocusaurus
		? under(blogs)
		: homes.find((each) => candidates.some((name) => each.test(name)));
	const isJekyllFolder =
		candidates.length > 0 &&
		candidates.every((name) => /(?:^|\/)\d{4}-\d\d?-\d\d?-[^/]+$/.test(name));
	const isHexo = has(settings.jekyll) && has(/^source\/_posts\//);
	const isJekyll =
		(home === homes[0] && !isHexo) ||
		(isJekyllFolder && !has(settings.tool) && !has(settings.hugo) && !isDocusaurus);
	const isSite = home !== undefined && (hasSettings || home !== homes[2]);
	const found = isSite ? candidates.filter((name) => home.test(name)) : candidates;
	const translations = findTranslations(found.map(readLanguage));
	const articles = [...found.filter((name) => !translations.has(name)), ...translations.keys()];
	return {
		root,
		isVault: has(/^(?:\.obsidian|\.foam|logseq)\//),
		isSite: isSite || isJekyllFolder || has(settings.eleventy),
		hasLiquid: isJekyll || isHexo || has(settings.jekyll) || has(settings.eleventy),
		isJekyll,
		isHexo,
		isMdx: has(/(?:^|\/)docusaurus\.config\.\w+$/),
		isPelican: has(settings.pelican),
		settings: listSettings(inside).map((name) => root + name),
		sections: inside.filter(isSection).map((name) => root + name),
		dataFiles: has(settings.eleventy)
			? inside.filter((name) => isEleventyData(name, new Set(found))).map((name) => root + name)
			: [],
		ignoreFiles: inside.filter(isIgnoreFile).map((name) => root + name),
		authorFiles: inside
			.filter(
				(name) =>
					authorFile.test(name) ||
					(isDocusaurus && blogs.some((folder) => name === `${folder}/authors.yml`)),
			)
			.map((name) => root + name),
		pageSections: home === homes[1] ? findPageSections(found) : new Set(),
		articles: articles.map((name) => root + name),
		translations,
		parts: has(settings.hugo) && !has(settings.tool) ? findParts(articles) : new Set(),
		sharedNames: findSharedNames(articles),
		besides: names.filter(isMarkdown).length - articles.filter(isMarkdown).length,
		others: inside.filter(
			(name) => otherText.test(name) && !beside.test(name) && !foreign.test(name),
		).length,
	};
}

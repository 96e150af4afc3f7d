import { basename, dirname, join } from 'node:path/posix';
import { decodeName } from '#domain/names/decode-name';
import { replaceAddresses } from '#domain/text/address-spots';
import { markLink } from '../settle-links.ts';
import type { MarkdownSite } from './read-site.ts';

/** An article that links, and those that it may link to. */
export interface LinkSite extends Pick<MarkdownSite, 'root' | 'articles' | 'translations'> {
	/** The article's name. */
	source: string;
}

/** Pelican's way to name a file. */
const filename = /^(?:\{filename\}|\|filename\|)/;
const markdownFile = /^(?![a-z][a-z+.-]*:|\/\/)[^?#]+\.(?:md|mdx|markdown)(?:[?#]|$)/i;

/** What tools call an article: without the folder of all, the file's ending and its language. */
const pathOf = (name: string) =>
	decodeName(name)
		.replace(/^\/+/, '')
		.replace(/^(?:src\/|source\/)?(?:content\/)?/, '')
		.replace(/(^|\/)_(?:posts|drafts)\//, '$1')
		.replace(/\.(?:md|mdx|markdown|html?)$/i, '')
		.replace(/\.[a-z]{2}(?:-[a-z]{2,4})?$/i, '')
		.replace(/\/index$/, '')
		.toLowerCase();

const withoutDay = (file: string) => file.replace(/^\d{4}-\d\d?-\d\d?-/, '');

interface Index {
	byPath: Map<string, string>;
	/** Paths by their last part, without a day. */
	byFile: Map<string, string[]>;
}
const indexes = new WeakMap<readonly string[], Index>();

/** Translations come last, so they never stand for the article. */
function indexArticles({ articles, root, translations }: LinkSite): Index {
	const known = indexes.get(articles);
	if (known) return known;
	const index: Index = { byPath: new Map(), byFile: new Map() };
	for (const name of articles) {
		const bare = name.slice(root.length);
		const path = pathOf(bare);
		if (!index.byPath.has(path)) index.byPath.set(path, name);
		if (translations.has(bare)) continue;
		const file = withoutDay(basename(path));
		index.byFile.set(file, [...(index.byFile.get(file) ?? []), path]);
	}
	indexes.set(articles, index);
	return index;
}

/** By the whole path, else by the end of it, else by the name without its day, where only one fits. */
function findArticle(wanted: string, place: LinkSite): string | undefined {
	const { byPath, byFile } = indexArticles(place);
	const own = place.source.slice(place.root.length);
	const beside = wanted.startsWith('/') ? [] : [dirname(own), dirname(pathOf(own))];
	const path = pathOf(wanted);
	for (const each of [...beside.map((folder) => pathOf(join(folder, wanted))), path]) {
		const found = byPath.get(each);
		if (found) return found;
	}
	const alike = byFile.get(withoutDay(basename(path))) ?? [];
	const isDated = withoutDay(basename(path)) !== basename(path);
	const byEnd = alike.filter((each) => each.endsWith(`/${path}`));
	const fitting = byEnd.length > 0 || isDated || path.includes('/') ? byEnd : alike;
	return fitting.length === 1 ? byPath.get(fitting[0] ?? '') : undefined;
}

/** The address of the article that a tool calls `wanted`; its own without a name. */
export function linkArticle(wanted: string, place: LinkSite): string | undefined {
	const [, name = '', anchor = ''] = /^([^?#]*)[^#]*(#.*)?$/s.exec(wanted) ?? [];
	const found = name === '' ? place.source : findArticle(name, place);
	return found === undefined ? undefined : markLink(found) + anchor;
}

/** Links to the files of other articles. */
export const readFileLinks = (text: string, place: LinkSite): string =>
	replaceAddresses(text, ({ address, use }) => {
		const name = address.replace(filename, '');
		return use !== 'shown' && markdownFile.test(name) ? linkArticle(name, place) : undefined;
	});

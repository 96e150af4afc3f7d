import { counted } from '../counted.ts';
import { type FileTree, readWhole } from '../file-tree.ts';
import type { ImportItem, ImportSource } from '../import-item.ts';
import { startsFrontMatter } from './front-matter.ts';
import { readOldSite } from './old-site.ts';
import { readArticle } from './read-article.ts';
import { readAuthors } from './read-authors.ts';
import { isHtml, readSite } from './read-site.ts';
import { listSections } from './sections.ts';
import { findPicturesOf } from './site-pictures.ts';

const mostMarkdownBytes = 4_000_000;
/** Files from this machine are not uploaded through a function, so they may be as large as a camera's. */
const mostPictureBytes = 64_000_000;

/** Reads no more than the first part of it: a page in HTML may be of any size. */
async function hasFrontMatter(tree: FileTree, name: string): Promise<boolean> {
	for await (const chunk of tree.open(name)) {
		return startsFrontMatter(new TextDecoder().decode(chunk.subarray(0, 64)));
	}
	return false;
}

/** Opens a folder or a zip of Markdown: a generator's site, or any files. */
export async function openMarkdown(tree: FileTree): Promise<ImportSource> {
	const site = readSite(tree.names);
	const read = (name: string) => readWhole(tree.open(name), mostMarkdownBytes, name);
	const files = site.settings.map(async (name) => ({ name, text: (await read(name)).toString() }));
	const old = readOldSite(await Promise.all(files), site);
	for (const name of site.authorFiles)
		old.authors ??= readAuthors(name, (await read(name)).toString());
	const findName = findPicturesOf(tree.names, site.root);
	let pages = 0;
	let undated = 0;
	const isUndated = ({ source, fields }: ImportItem) =>
		fields['date'] === undefined &&
		fields['unreadable'] === undefined &&
		site.pageSections.has(listSections(source.slice(site.root.length))[0] ?? '');
	async function* items(): AsyncGenerator<ImportItem> {
		pages = 0;
		undated = 0;
		for (const name of site.articles) {
			if (isHtml(name) && !(await hasFrontMatter(tree, name))) pages += 1;
			else {
				const item = readArticle(await read(name), name, site, old);
				if (isUndated(item)) undated += 1;
				else yield item;
			}
		}
	}
	return {
		items,
		ownHosts: old.host ? [old.host] : [],
		listLeftOut: () => [
			...(site.besides > 0
				? [`${counted(site.besides, 'arquivo', 'arquivos')} de Markdown fora dos artigos`]
				: []),
			...(undated > 0
				? [
						`${counted(undated, 'página', 'páginas')} sem data de ${[...site.pageSections].sort().join(', ')}`,
					]
				: []),
			...(pages > 0 ? [`${counted(pages, 'página', 'páginas')} em HTML`] : []),
			...(site.others > 0
				? [
						`${counted(site.others, 'texto', 'textos')} em outra linguagem (reStructuredText, AsciiDoc, Org, Textile)`,
					]
				: []),
		],
		findPicture(address, source) {
			const name = findName(address, source);
			return name === undefined
				? undefined
				: { name, read: () => readWhole(tree.open(name), mostPictureBytes, name) };
		},
	};
}

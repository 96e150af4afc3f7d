import { type FileTree, readWhole } from '../file-tree.ts';
import type { ImportItem, ImportSource } from '../import-item.ts';
import { readOldSite } from './old-site.ts';
import { readArticle } from './read-article.ts';
import { readSite } from './read-site.ts';
import { findPicturesOf } from './site-pictures.ts';

const mostMarkdownBytes = 4_000_000;
/** Files from this machine are not uploaded through a function, so they may be as large as a camera's. */
const mostPictureBytes = 64_000_000;

/** Opens a folder or a zip of Markdown: a generator's site, or any files. */
export function openMarkdown(tree: FileTree): ImportSource {
	const site = readSite(tree.names);
	const findName = findPicturesOf(tree.names, site.root);
	async function* items(): AsyncGenerator<ImportItem> {
		const read = (name: string) => readWhole(tree.open(name), mostMarkdownBytes, name);
		const old = site.settings ? readOldSite(await read(site.settings), site) : {};
		for (const name of site.articles) {
			yield readArticle(await read(name), name, site, old);
		}
	}
	return {
		items,
		listLeftOut: () => [
			...(site.besides > 0 ? [`${site.besides} arquivos de Markdown que não são artigos`] : []),
			...(site.others > 0
				? [`${site.others} textos que não são Markdown (reStructuredText, AsciiDoc, Org, Textile)`]
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

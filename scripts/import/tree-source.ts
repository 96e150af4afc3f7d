import { manifestFile, picturesFolder, postsFolder, readManifest } from './blog-manifest.ts';
import { atMost, type FileTree, readWhole } from './file-tree.ts';
import { ImportError } from './import-error.ts';
import type { ImportedPicture, ImportItem, ImportSource } from './import-item.ts';
import { isMarkdown, readMarkdownFile } from './read-items.ts';
import { openWordPress } from './wordpress/wordpress-source.ts';

/** Read piece by piece; a blog of ten thousand long posts fits. */
export const mostXmlBytes = 512_000_000;
const mostMarkdownBytes = 4_000_000;
const mostManifestBytes = 64_000_000;
const mostPictureBytes = 16_000_000;
/** Files that stand beside articles and are none. */
const beside = /(?:^|\/)(?:readme|leia-me|changelog|license)\.\w+$/i;

async function* readMarkdownTree(tree: FileTree, isExact: boolean): AsyncGenerator<ImportItem> {
	for (const name of tree.names) {
		if (!isMarkdown(name) || (isExact ? !name.startsWith(postsFolder) : beside.test(name)))
			continue;
		const item = readMarkdownFile(await readWhole(tree.open(name), mostMarkdownBytes, name), name);
		yield isExact
			? {
					...item,
					fields: {
						...item.fields,
						is_exact: true,
						may_be_empty: true,
						fallback_title: 'Sem título',
					},
				}
			: item;
	}
}

function listPictures(
	tree: FileTree,
	pictures: Omit<ImportedPicture, 'read'>[],
): ImportedPicture[] {
	const names = new Set(tree.names);
	return pictures.map((picture) => ({
		...picture,
		read: (width) => {
			const name = `${picturesFolder}${picture.hash}-${width}.webp`;
			if (!names.has(name)) throw new ImportError(`Falta a imagem ${name}.`);
			return readWhole(tree.open(name), mostPictureBytes, name);
		},
	}));
}

/** Several sources as one. */
function join(sources: ImportSource[]): ImportSource {
	return {
		async *items() {
			for (const source of sources) yield* source.items();
		},
		listLeftOut: () => sources.flatMap((source) => source.listLeftOut?.() ?? []),
		ownHosts: sources.flatMap((source) => source.ownHosts ?? []),
	};
}

/** A folder or a zip: an export of this product, Markdown, or the parts of a WordPress export. */
export async function openTree(tree: FileTree): Promise<ImportSource> {
	if (tree.names.includes(manifestFile)) {
		const text = await readWhole(tree.open(manifestFile), mostManifestBytes, manifestFile);
		const manifest = readManifest(text.toString('utf8'));
		return {
			items: () => readMarkdownTree(tree, true),
			categories: manifest.categories,
			pictures: listPictures(tree, manifest.pictures),
		};
	}
	if (tree.names.some(isMarkdown)) return { items: () => readMarkdownTree(tree, false) };
	const exports: ImportSource[] = [];
	for (const name of tree.names.filter((each) => /\.xml$/i.test(each))) {
		exports.push(await openWordPress(() => atMost(tree.open(name), mostXmlBytes, name), name));
	}
	return join(exports);
}

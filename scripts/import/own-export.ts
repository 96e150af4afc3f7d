import { basename } from 'node:path/posix';
import { manifestFile } from './blog-manifest.ts';
import { type FileTree, readStart, readWhole } from './file-tree.ts';
import { ImportError } from './import-error.ts';
import { isMarkdown } from './markdown/read-site.ts';

const mostManifestBytes = 64_000_000;
const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const copyName = new RegExp(`(?:^|/)rascunho-${uuid}\\.md$`);
const postHeader = new RegExp(
	`^---\\r?\\n(?:title: "[^\\n]*"\\r?\\n)?id: "${uuid}"\\r?\\nslug: "[^\\n]*"\\r?\\nstatus: "`,
);

export interface OwnExport {
	/** The export's files alone. */
	tree: FileTree;
	manifest: string;
	/** Files beside it in the folder or zip. */
	others: number;
}

const isOwnManifest = (text: string) => /"format"\s*:\s*"blog-export"/.test(text);

/** A file that only an export has: no other tool writes its name or its header. */
async function findOwnArticle(tree: FileTree): Promise<string | undefined> {
	for (const name of tree.names.filter(isMarkdown)) {
		if (copyName.test(name) || postHeader.test(await readStart(tree.open(name)))) return name;
	}
	return undefined;
}

/**
 * Finds an export of this product, whatever folder wraps it. Throws an `ImportError` for two of them, and for one without
 * its manifest: its unpublished texts would be taken for articles.
 */
export async function findOwnExport(tree: FileTree, given: string): Promise<OwnExport | undefined> {
	const found: { root: string; manifest: string }[] = [];
	for (const name of tree.names) {
		if (basename(name) !== manifestFile) continue;
		const manifest = (await readWhole(tree.open(name), mostManifestBytes, name)).toString('utf8');
		if (isOwnManifest(manifest))
			found.push({ root: name.slice(0, -manifestFile.length), manifest });
	}
	const [only, ...others] = found;
	if (others.length > 0) {
		const folders = found.map(({ root }) => root || './').join(', ');
		throw new ImportError(
			`${given}: há ${found.length} exportações deste blog aqui (${folders}). Importe uma de cada vez.`,
		);
	}
	if (!only) {
		const article = await findOwnArticle(tree);
		if (article === undefined) return undefined;
		throw new ImportError(
			`${given}: ${article} é de uma exportação deste blog, cujo ${manifestFile} falta. Importe a pasta ou o zip inteiro, como foi exportado.`,
		);
	}
	const { root, manifest } = only;
	const inside = tree.names.filter((name) => name.startsWith(root));
	return {
		tree: {
			names: inside.map((name) => name.slice(root.length)),
			open: (name) => tree.open(root + name),
			close: tree.close,
		},
		manifest,
		others: tree.names.length - inside.length,
	};
}

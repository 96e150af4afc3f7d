import { basename, dirname, join } from 'node:path/posix';
import { manifestFile, picturesFolder, postsFolder, readManifest } from './blog-manifest.ts';
import { counted } from './counted.ts';
import { type FeedSource, openFeed } from './feed/feed-source.ts';
import { atMost, type FileTree, readStart, readWhole } from './file-tree.ts';
import { ImportError } from './import-error.ts';
import type { ImportedPicture, ImportItem, ImportSource } from './import-item.ts';
import { inTime } from './in-time.ts';
import { readFrontMatter } from './markdown/front-matter.ts';
import { openMarkdown } from './markdown/markdown-source.ts';
import { isMarkdown, showsArticles } from './markdown/read-site.ts';
import { openJsonIn } from './open-json.ts';
import { openXml } from './open-xml.ts';
import { readSearches, readVisits } from './read-visits.ts';
import { isPartOfDocument, refuseDocument } from './unread-format.ts';

const mostManifestBytes = 64_000_000;
const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const copyName = new RegExp(`(?:^|/)rascunho-${uuid}\\.md$`);
const postHeader = new RegExp(
	`^---\\r?\\n(?:title: "[^\\n]*"\\r?\\n)?id: "${uuid}"\\r?\\nslug: "[^\\n]*"\\r?\\nstatus: "`,
);

interface OwnExport {
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
async function findOwnExport(tree: FileTree, given: string): Promise<OwnExport | undefined> {
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

/** Read in chunks, so that a blog of ten thousand long posts fits into memory. */
export const mostXmlBytes = 512_000_000;
const mostMarkdownBytes = 4_000_000;
const mostPictureBytes = 16_000_000;

/** An article from an export of this product, whose fields have the same names. */
function readOwnArticle(bytes: Uint8Array, source: string): ImportItem {
	const exact = { is_exact: true, may_be_empty: true };
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		const { fields, content } = inTime(bytes.length, () => readFrontMatter(text));
		return { key: source, source, fields: { ...fields, content, ...exact } };
	} catch (error) {
		return {
			key: source,
			source,
			fields: { unreadable: error instanceof Error ? error.message : '' },
		};
	}
}

async function* readOwnArticles(tree: FileTree): AsyncGenerator<ImportItem> {
	for (const name of tree.names) {
		if (!isMarkdown(name) || !name.startsWith(postsFolder)) continue;
		yield readOwnArticle(await readWhole(tree.open(name), mostMarkdownBytes, name), name);
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

/** Combines several sources into one. */
function combine(sources: ImportSource[]): ImportSource {
	return {
		async *items() {
			for (const source of sources) yield* source.items();
		},
		listLeftOut: () => sources.flatMap((source) => source.listLeftOut?.() ?? []),
		remarks: [...new Set(sources.flatMap((source) => source.remarks ?? []))],
		ownHosts: sources.flatMap((source) => source.ownHosts ?? []),
		findFull: (address) => sources.flatMap((source) => source.findFull?.(address) ?? [])[0],
	};
}

const unpublished = /^rascunhos\/.+\.md$/;

async function openOwn({ tree, manifest: text, others }: OwnExport): Promise<ImportSource> {
	const manifest = readManifest(text);
	const copies = tree.names.filter((name) => unpublished.test(name)).length;
	return {
		items: () => readOwnArticles(tree),
		categories: manifest.categories,
		topics: manifest.topics,
		authors: manifest.authors,
		plans: manifest.plans,
		forwards: manifest.forwards,
		ledAddresses: manifest.led_addresses,
		pictures: listPictures(tree, manifest.pictures),
		visits: () => readVisits(tree),
		searches: await readSearches(tree),
		listLeftOut: () => [
			...(copies > 0
				? [`${counted(copies, 'mudança não publicada', 'mudanças não publicadas')} (rascunhos/)`]
				: []),
			...(others > 0
				? [`${counted(others, 'arquivo ao lado', 'arquivos ao lado')} da exportação`]
				: []),
		],
	};
}

const openXmlOf = (tree: FileTree, name: string) => () =>
	atMost(tree.open(name), mostXmlBytes, name);

/** Takeout has the settings of a blog beside its feed. */
async function readSettings(tree: FileTree, feed: string): Promise<string> {
	const name = join(dirname(feed), 'settings.csv');
	if (!tree.names.includes(name)) return '';
	return (await readWhole(tree.open(name), mostManifestBytes, name)).toString('utf8');
}

/** Google's Takeout has a folder for each blog, among the files of other products. */
async function openTakeout(
	tree: FileTree,
	given: string,
	siteUrl: string | undefined,
): Promise<ImportSource | undefined> {
	const blogs: { name: string; source: FeedSource }[] = [];
	for (const name of tree.names.filter((each) => basename(each) === 'feed.atom')) {
		if (!(await readStart(tree.open(name))).includes('tag:blogger.com,')) continue;
		const settings = await readSettings(tree, name);
		const source = await openFeed(openXmlOf(tree, name), name, { siteUrl, settings });
		blogs.push({ name: basename(dirname(name)), source });
	}
	const written = blogs.filter(({ source }) => source.articles > 0);
	if (written.length > 1)
		throw new ImportError(
			`${given}: há ${written.length} blogs aqui (${written.map(({ name }) => name).join(', ')}). Descompacte e importe a pasta de um de cada vez.`,
		);
	return (written[0] ?? blogs[0])?.source;
}

/**
 * Opens a folder or a zip with this name: an export of this product, Takeout, Markdown, the parts of a WordPress export,
 * or feeds.
 */
export async function openTree(
	tree: FileTree,
	given: string,
	siteUrl?: string,
): Promise<ImportSource> {
	const own = await findOwnExport(tree, given);
	if (own) return openOwn(own);
	const takeout = await openTakeout(tree, given, siteUrl);
	if (takeout) return takeout;
	if (tree.names.some(showsArticles)) return openMarkdown(tree, given, siteUrl);
	// Documents among an export's uploads are its posts' files; only one that was given itself has parts.
	refuseDocument(given, tree.names.filter(isPartOfDocument));
	const exports: ImportSource[] = [];
	const names = tree.names.filter((each) => /\.(?:xml|atom|rss)$/i.test(each));
	if (names.length === 0) return openJsonIn(tree, given, siteUrl);
	for (const name of names) exports.push(await openXml(openXmlOf(tree, name), name, siteUrl));
	return combine(exports);
}

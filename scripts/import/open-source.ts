import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { checkSize, type FileTree, openBeside, openFolder, readWhole } from './file-tree.ts';
import type { ImportSource } from './import-item.ts';
import { openOuterZip } from './inner-zip.ts';
import { startsFrontMatter } from './markdown/front-matter.ts';
import { findPictureIn } from './markdown/site-pictures.ts';
import { readLocation } from './old-location.ts';
import { mostJsonBytes, openJson } from './open-json.ts';
import { openXml } from './open-xml.ts';
import { readItems } from './read-items.ts';
import { mostXmlBytes, openTree } from './tree-source.ts';
import { refuseDocument, unreadFormat } from './unread-format.ts';

/** Takeout cuts its zips at 2 GB. */
const mostBytes = { xml: mostXmlBytes, json: mostJsonBytes, zip: 2 ** 31 };

export interface OpenedSource extends ImportSource {
	close: () => Promise<void>;
}

/** A header makes an article of a text and of a page in HTML. */
const mayHaveHeader = /(?:^[^.]+|\.(?:txt|html?))$/i;

/** Detects the format by its first bytes, because exports may have any file name; throws where none is read. */
async function findFormat(path: string): Promise<'zip' | 'xml' | 'json' | 'markdown'> {
	refuseDocument(basename(path));
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
		if (buffer.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return 'zip';
		if (/\.zip$/i.test(path)) return 'zip';
		if (/\.(?:md|mdx|markdown)$/i.test(path)) return 'markdown';
		const start = buffer.subarray(0, bytesRead).toString('latin1').replace(/\0/g, '');
		const text = start.replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '');
		const [first] = text.trimStart().replace(/^\u00ef\u00bb\u00bf/, '');
		if (startsFrontMatter(text) && mayHaveHeader.test(basename(path))) return 'markdown';
		if (/\.html?$/i.test(path))
			throw unreadFormat(basename(path), [basename(path)], { start: text });
		if (first === '<') return 'xml';
		if (first === '{' || first === '[') return 'json';
		if (/\.json$/i.test(path)) return 'json';
		if (/\.xml$/i.test(path)) return 'xml';
		throw unreadFormat(basename(path), [basename(path)], { start: text });
	} finally {
		await file.close();
	}
}

async function openFile(
	path: string,
	format: 'xml' | 'json' | 'markdown',
	siteUrl: string | undefined,
): Promise<ImportSource> {
	if (format === 'json')
		return openJson(await readWhole(createReadStream(path), mostJsonBytes, path), path, siteUrl);
	if (format === 'xml') return openXml(() => createReadStream(path), basename(path), siteUrl);
	const items = readItems(path);
	return { items: () => items };
}

const openTreeWithPictures = async (tree: FileTree, path: string, siteUrl: string | undefined) => ({
	findPicture: findPictureIn(tree),
	...(await openTree(tree, basename(path), siteUrl)),
});

async function openAny(path: string, siteUrl: string | undefined): Promise<OpenedSource> {
	if ((await stat(path)).isDirectory()) {
		const tree = await openFolder(path);
		return { ...(await openTreeWithPictures(tree, path, siteUrl)), close: tree.close };
	}
	const format = await findFormat(path);
	if (format !== 'markdown') await checkSize(path, mostBytes[format]);
	if (format !== 'zip') {
		const beside = await openBeside(path);
		const source = await openFile(path, format, siteUrl);
		return { findPicture: findPictureIn(beside), ...source, close: beside.close };
	}
	const tree = await openOuterZip(path);
	try {
		return { ...(await openTreeWithPictures(tree, path, siteUrl)), close: tree.close };
	} catch (error) {
		await tree.close();
		throw error;
	}
}

/**
 * Opens a WordPress or Ghost export, a feed, an archive of Blogger, a collection, Markdown, or a folder or zip of them.
 * Throws an `ImportError` that says what cannot be used, and where.
 */
export async function openSource(
	path: string,
	{ siteUrl }: { siteUrl?: string | undefined } = {},
): Promise<OpenedSource> {
	const source = await openAny(path, siteUrl);
	const hosts = [...(source.ownHosts ?? []), ...readLocation(siteUrl ?? '').hosts];
	return { ...source, ownHosts: [...new Set(hosts)] };
}

import { basename } from 'node:path/posix';
import { type FileTree, readWhole } from './file-tree.ts';
import { openGhost } from './ghost/ghost-source.ts';
import { isGhostExport } from './ghost/read-export.ts';
import { ImportError, inFile } from './import-error.ts';
import type { ImportItem, ImportSource } from './import-item.ts';
import { describeHost, LinkedHost } from './linked-host.ts';
import { parseJson } from './parse-json.ts';
import { text } from './post-fields.ts';
import { readCollection } from './read-items.ts';
import { unreadFormat } from './unread-format.ts';

/** JSON must fit into memory. */
export const mostJsonBytes = 128_000_000;

/** An export may have no address of its blog at all; one that is guessed makes nothing public. */
function openGhostAnywhere(data: unknown, siteUrl: string | undefined): ImportSource {
	const source = openGhost(data, { siteUrl });
	if ((source.ownHosts ?? []).length > 0) return source;
	const byLinks = new LinkedHost();
	for (const { fields } of source.items() as Iterable<ImportItem>)
		if (fields['status'] !== 'draft')
			byLinks.add(text([fields['aliases']].flat()[0]), String(fields['content']));
	const host = byLinks.find();
	return host === undefined
		? source
		: { ...source, ownHosts: [host], remarks: [describeHost(host)] };
}

/** Opens a Ghost export or a collection. Throws an `ImportError` for any other JSON. */
export function openJson(bytes: Buffer, path: string, siteUrl: string | undefined): ImportSource {
	const name = basename(path);
	const data = parseJson(bytes.toString('utf8'), name);
	if (isGhostExport(data)) {
		try {
			return openGhostAnywhere(data, siteUrl);
		} catch (error) {
			throw inFile(name, error);
		}
	}
	const items = readCollection(data, path);
	if (!items.some(({ fields }) => typeof fields['content'] === 'string')) {
		const start = bytes.toString('utf8', 0, 4096);
		const otherwise = 'não tem uma lista de artigos ("cases")';
		throw unreadFormat(name, [name], { start, otherwise });
	}
	return { items: () => items };
}

/** Opens the only one in a folder or a zip with this name. */
export async function openJsonIn(
	tree: FileTree,
	given: string,
	siteUrl: string | undefined,
): Promise<ImportSource> {
	const found: ImportSource[] = [];
	for (const name of tree.names.filter((each) => /\.json$/i.test(each))) {
		const bytes = await readWhole(tree.open(name), mostJsonBytes, name);
		try {
			found.push(openJson(bytes, name, siteUrl));
		} catch (error) {
			if (!(error instanceof ImportError)) throw error;
		}
	}
	const [only, ...others] = found;
	if (only && others.length === 0) return only;
	throw only
		? new ImportError(`${given}: há ${found.length} exportações aqui. Importe uma de cada vez.`)
		: unreadFormat(given, tree.names);
}

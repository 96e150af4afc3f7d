import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { ImportError } from './import-error.ts';
import { listNames } from './listed-name.ts';

/** Files of a folder or a zip by name; nothing in a zip is ever written to disk. */
export interface FileTree {
	/** Sorted, with `/` between folders. */
	names: readonly string[];
	open: (name: string) => AsyncIterable<Uint8Array>;
	close: () => Promise<void>;
}

/** Opens a folder's regular files; links are ignored, because they could point anywhere. */
export async function openFolder(path: string): Promise<FileTree> {
	const entries = await readdir(path, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	const byName = listNames(
		files.map((file) => [relative(path, file).split(sep).join('/'), file] as const),
	);
	return {
		names: [...byName.keys()],
		open: (name) => createReadStream(byName.get(name) ?? join(path, name)),
		close: async () => undefined,
	};
}

/** What blogs call the folders of their pictures. */
const pictureFolders =
	/^(?:wp-content|uploads|content|images?|imagens|img|assets|static|media|fotos|Albums)$/i;

/** The pictures that lie beside a file, in such a folder or alone. */
export async function openBeside(path: string): Promise<FileTree> {
	const folder = dirname(path);
	const entries = await readdir(folder, { withFileTypes: true });
	const alone = entries.filter(
		(entry) => entry.isFile() && /\.(?:jpe?g|png|gif|webp|avif)$/i.test(entry.name),
	);
	const names = alone.map(({ name }) => name);
	for (const entry of entries) {
		if (!entry.isDirectory() || !pictureFolders.test(entry.name)) continue;
		const tree = await openFolder(join(folder, entry.name));
		names.push(...tree.names.map((name) => `${entry.name}/${name}`));
	}
	return {
		names,
		open: (name) => createReadStream(join(folder, name)),
		close: async () => undefined,
	};
}

/** Passes bytes through; throws an `ImportError` as soon as there are more than `mostBytes`. */
export async function* atMost(
	chunks: AsyncIterable<Uint8Array>,
	mostBytes: number,
	name: string,
): AsyncGenerator<Uint8Array> {
	let length = 0;
	for await (const chunk of chunks) {
		length += chunk.length;
		if (length > mostBytes) throw tooLong(name, mostBytes);
		yield chunk;
	}
}

/** The first part of a text: a file may be of any size. */
export async function readStart(chunks: AsyncIterable<Uint8Array>): Promise<string> {
	for await (const chunk of chunks) return new TextDecoder().decode(chunk);
	return '';
}

/** Reads a stream completely, up to `mostBytes`. */
export async function readWhole(...given: Parameters<typeof atMost>): Promise<Buffer> {
	const parts: Uint8Array[] = [];
	for await (const chunk of atMost(...given)) parts.push(chunk);
	return Buffer.concat(parts);
}

function tooLong(name: string, mostBytes: number): ImportError {
	const way = /\.xml$/i.test(name)
		? ' Exporte um período de cada vez e importe a pasta com os arquivos.'
		: '';
	return new ImportError(`${name} passa de ${Math.round(mostBytes / 1_000_000)} MB.${way}`);
}

/** Throws an `ImportError` before reading a file that is larger than `mostBytes`. */
export async function checkSize(path: string, mostBytes: number): Promise<void> {
	const { size } = await stat(path);
	if (size > mostBytes) throw tooLong(basename(path), mostBytes);
}

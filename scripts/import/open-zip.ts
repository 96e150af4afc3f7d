import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { FileTree } from './file-tree.ts';
import { ImportError } from './import-error.ts';

const mostEntries = 100_000;
/** Total unpacked bytes: a zip bomb is detected by its directory or stopped at this size. */
const mostBytes = 4_000_000_000;

/** The library's error for a name outside the zip. */
const outside = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.+)$/;

async function listEntries(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
	const entries = new Map<string, Entry>();
	let bytes = 0;
	for await (const entry of zip.eachEntry()) {
		if (entry.fileName.endsWith('/')) continue;
		if (entries.has(entry.fileName))
			throw new ImportError(`${path}: ${entry.fileName} está duas vezes no zip.`);
		if (entry.isEncrypted()) throw new ImportError(`${path}: ${entry.fileName} está cifrado.`);
		bytes += entry.uncompressedSize;
		if (entries.size >= mostEntries || bytes > mostBytes) {
			throw new ImportError(`${path}: o zip passa de ${mostEntries} arquivos ou de 4 GB.`);
		}
		entries.set(entry.fileName, entry);
	}
	return entries;
}

const reasons: readonly (readonly [message: RegExp, reason: string])[] = [
	[/encrypt/, 'está cifrado'],
	[/multi-disk/, 'é uma de várias partes'],
	[/compression method/, 'a compressão não é conhecida'],
	[/(?:too many|not enough) bytes/, 'um arquivo não tem o tamanho que o zip diz'],
	[/central directory|signature|EOF|overflows|comment length/i, 'não é um zip, ou está incompleto'],
];

function explain(path: string, error: unknown): unknown {
	if (error instanceof ImportError || !(error instanceof Error)) return error;
	const [, name] = outside.exec(error.message) ?? [];
	const known = reasons.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'está danificado';
	const reason = name ? `o nome ${name} leva para fora dele` : known;
	return new ImportError(`${path}: o zip não serve (${reason}).`, { cause: error });
}

/**
 * Opens a zip as files by name. Throws an `ImportError` for one that is broken, too large or encrypted, or that
 * contains a path outside itself.
 */
export async function openZip(path: string): Promise<FileTree> {
	// Checks every name, and that unpacked sizes match the directory.
	const zip = await openPromise(path, {
		autoClose: false,
		lazyEntries: true,
		strictFileNames: true,
		validateEntrySizes: true,
	}).catch((error: unknown) => {
		throw explain(path, error);
	});
	const entries = await listEntries(zip, path).catch((error: unknown) => {
		zip.close();
		throw explain(path, error);
	});
	async function* open(name: string): AsyncGenerator<Uint8Array> {
		const entry = entries.get(name);
		if (!entry) throw new ImportError(`${path}: falta ${name}.`);
		try {
			yield* await zip.openReadStreamPromise(entry);
		} catch (error) {
			throw explain(`${path}: ${name}`, error);
		}
	}
	return { names: [...entries.keys()].sort(), open, close: async () => zip.close() };
}

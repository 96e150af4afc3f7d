import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { decodeNames } from './decode-names.ts';
import type { FileTree } from './file-tree.ts';
import { ImportError } from './import-error.ts';
import { leadsOut, listNames } from './listed-name.ts';

const mostEntries = 100_000;
/** Total unpacked bytes: a zip bomb is detected by its directory or stopped at this size. */
const mostBytes = 4_000_000_000;

/** Older Windows programs write backslashes between folders. */
const nameEntries = (entries: readonly Entry[]): [name: string, Entry][] =>
	decodeNames(entries).map((name, at) => [name.replaceAll('\\', '/'), entries[at] as Entry]);

async function listEntries(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
	const all: Entry[] = [];
	let bytes = 0;
	for await (const entry of zip.eachEntry()) {
		bytes += entry.uncompressedSize;
		if (all.push(entry) > mostEntries || bytes > mostBytes)
			throw new ImportError(`${path}: o zip passa de ${mostEntries} arquivos ou de 4 GB.`);
	}
	const entries = new Map<string, Entry>();
	for (const [name, entry] of nameEntries(all)) {
		if (leadsOut(name))
			throw new ImportError(`${path}: o zip não serve (o nome ${name} leva para fora dele).`);
		if (name.endsWith('/')) continue;
		if (entries.has(name)) throw new ImportError(`${path}: ${name} está duas vezes no zip.`);
		if (entry.isEncrypted()) throw new ImportError(`${path}: ${name} está cifrado.`);
		entries.set(name, entry);
	}
	return listNames(entries);
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
	const reason = reasons.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'está danificado';
	return new ImportError(`${path}: o zip não serve (${reason}).`, { cause: error });
}

/**
 * Opens a zip as files by name. Throws an `ImportError` for one that is broken, too large or encrypted, or that
 * contains a path outside itself.
 */
export async function openZip(path: string): Promise<FileTree> {
	const zip = await openPromise(path, {
		autoClose: false,
		lazyEntries: true,
		// `decodeNames` knows more encodings.
		decodeStrings: false,
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
	return { names: [...entries.keys()], open, close: async () => zip.close() };
}

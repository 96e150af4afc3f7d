import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import type { FileTree } from './file-tree.ts';
import { ImportError } from './import-error.ts';
import { leadsOut, listNames } from './listed-name.ts';

/** What the console of a Windows in Western Europe or Brazil makes of the bytes from 128 on. */
const console850 =
	'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const decode850 = (bytes: Uint8Array) =>
	Array.from(bytes, (byte) =>
		byte < 128 ? String.fromCharCode(byte) : (console850[byte - 128] ?? ''),
	).join('');

const windows = new TextDecoder('windows-1252');
const decodeWindows = (bytes: Uint8Array) => windows.decode(bytes);

const usual = /[áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ]/;

/** How much a decoded name looks like words: letters of Portuguese count most, signs and capitals within a word against it. */
function countWords(name: string): number {
	const others = name.match(/[^\0-\x7f]/g) ?? [];
	const worth = others.map((sign) => (usual.test(sign) ? 2 : /\p{Ll}/u.test(sign) ? 1 : -1));
	const capitals = name.match(/(?<=\p{Ll})(?![A-Z])\p{Lu}/gu) ?? [];
	return worth.reduce((sum, each) => sum + each, 0) - 4 * capitals.length;
}

type Named = Pick<Entry, 'fileNameRaw' | 'extraFields'>;

/** The names in a zip. Without a mark or field for Unicode only the letters tell their encoding, which is the same for all. */
function decodeNames(entries: readonly Named[]): string[] {
	const utf8 = 0x800;
	const read = entries.map(({ fileNameRaw, extraFields }) =>
		getFileNameLowLevel(utf8, fileNameRaw, extraFields, true),
	);
	const isLost = (name: string | undefined) => name?.includes('\ufffd') === true;
	const lost = entries.filter((_, at) => isLost(read[at])).map(({ fileNameRaw }) => fileNameRaw);
	const worth = (decode: (bytes: Uint8Array) => string) =>
		lost.reduce((sum, name) => sum + countWords(decode(name)), 0);
	const decode = worth(decodeWindows) > worth(decode850) ? decodeWindows : decode850;
	return read.map((name, at) =>
		isLost(name) ? decode(entries[at]?.fileNameRaw ?? new Uint8Array()) : name,
	);
}

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
 * contains a path outside itself; it calls it `shown`.
 */
export async function openZip(path: string, shown = path): Promise<FileTree> {
	const zip = await openPromise(path, {
		autoClose: false,
		lazyEntries: true,
		// `decodeNames` knows more encodings.
		decodeStrings: false,
		validateEntrySizes: true,
	}).catch((error: unknown) => {
		throw explain(shown, error);
	});
	const entries = await listEntries(zip, shown).catch((error: unknown) => {
		zip.close();
		throw explain(shown, error);
	});
	async function* open(name: string): AsyncGenerator<Uint8Array> {
		const entry = entries.get(name);
		if (!entry) throw new ImportError(`${shown}: falta ${name}.`);
		try {
			yield* await zip.openReadStreamPromise(entry);
		} catch (error) {
			throw explain(`${shown}: ${name}`, error);
		}
	}
	return { names: [...entries.keys()], open, close: async () => zip.close() };
}

import { type Entry, getFileNameLowLevel } from 'yauzl';

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
export function decodeNames(entries: readonly Named[]): string[] {
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

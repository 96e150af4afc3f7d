import { limits } from '#config/limits';
import { findAddressSpots, pictureLabel } from '../text/address-spots.ts';
import { cutToFit } from '../text/cut-text.ts';
import { decodeMarkup } from '../text/escape-markup.ts';
import { maskCode } from '../text/mask-code.ts';
import { readOwnImage } from './own-picture.ts';
import { hasPictureWord, pictureCredit } from './picture-words.ts';

/** A picture of a text, as readers have it. */
interface ShownPicture {
	at: number;
	address: string;
	alt: string;
}

const escaped = /\\([!-/:-@[-`{-~])/g;
/** Stands for an escaped sign while marks are read. */
const privateUse = 0xe000;
const marks = /(\*{1,3}|`+|~~)(?=\S)((?:(?!\1).)*\S)\1/gs;
const underlines = /(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu;
const link = /\[([^[\]]*)\]\([^()\s]*\)/g;

/** What stands in a picture's brackets, as readers hear it. */
function readLabel(label: string): string {
	const words = label
		.replace(escaped, (_, sign: string) => String.fromCharCode(privateUse + sign.charCodeAt(0)))
		.replace(link, '$1')
		.replace(marks, '$2')
		.replace(marks, '$2')
		.replace(underlines, '$2')
		.replace(/[\ue000-\ue07f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - privateUse));
	return decodeMarkup(words).replace(/\s+/g, ' ').trim();
}

/** No address that is found stands farther from its element's beginning, or its name, nor is more of either read. */
const farthest = 2_100;
const before = (text: string, at: number) => text.slice(Math.max(0, at - farthest), at);
const begun = /<img\b[^<]*$/i;
const image = /^<img\b(?:[^<>"']|"[^"]*"|'[^']*')*>/i;
const described = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** The description of the element in which an address stands. */
function readElement(text: string, address: number): string {
	const [start = ''] = begun.exec(before(text, address)) ?? [];
	const whole = start + text.slice(address, address + farthest);
	const [, double, single, bare] = described.exec(image.exec(whole)?.[0] ?? '') ?? [];
	return decodeMarkup(double ?? single ?? bare ?? '').trim();
}

const reference = new RegExp(
	String.raw`${pictureLabel}(?!\()(?:\[(?<name>[^[\]\n]{1,200})\])?`,
	'dgs',
);
const definition = /\[([^\]\n]{1,200})\]:[ \t]*<?$/;
const nameOf = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase();

/** Pictures whose address stands elsewhere in the text. */
function findReferences(text: string, defined: ReadonlyMap<string, string>): ShownPicture[] {
	if (defined.size === 0) return [];
	return [...maskCode(text).matchAll(reference)].flatMap(({ index, indices }): ShownPicture[] => {
		const { label: words = [0, 0], name: given } = indices?.groups ?? {};
		const label = text.slice(...words);
		const name = given && text.slice(...given);
		const address = defined.get(nameOf(name ?? label));
		return address ? [{ at: index, address, alt: readLabel(label) }] : [];
	});
}

/** Every picture of a text, in order. */
export function findShownPictures(text: string): ShownPicture[] {
	const defined = new Map<string, string>();
	const pictures: ShownPicture[] = [];
	for (const { start, address, use, label } of findAddressSpots(text)) {
		const name = use === 'defined' && definition.exec(before(text, start))?.[1];
		if (name && !defined.has(nameOf(name))) defined.set(nameOf(name), address);
		if (use !== 'shown') continue;
		const alt = label === undefined ? readElement(text, start) : readLabel(text.slice(...label));
		pictures.push({ at: start, address, alt });
	}
	return [...pictures, ...findReferences(text, defined)].sort((one, other) => one.at - other.at);
}

interface FirstPicture {
	url: string;
	width: number;
	height: number | undefined;
	alt: string;
	credit: string;
}

/** The first picture of a text that is the blog's own and no mere decoration, with words that the fields take. */
export function findFirstPicture(content: string): FirstPicture | undefined {
	for (const { address, alt } of findShownPictures(content)) {
		const own = readOwnImage(address);
		if (!own || hasPictureWord(address, 'enfeite')) continue;
		const { src: url, width, height } = own;
		const credit = cutToFit(pictureCredit(address), limits.imageCredit);
		return { url, width, height, alt: cutToFit(alt, limits.imageAlt), credit };
	}
	return undefined;
}

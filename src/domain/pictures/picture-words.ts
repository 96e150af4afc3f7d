import { decodeName } from '../names/decode-name.ts';
import { cleanLine } from '../text/clean-text.ts';

/**
 * Words that a picture's address may have in its fragment, after the size: `#1600x900,larga`. `larga` is a figure wider
 * than the text, `pequena` one narrower than it, `galeria` one of several in a row that are a gallery, `legenda` the
 * one of them whose title is the caption of all. `enfeite` is a decorative picture that needs no description;
 * `pictureCredit` says whose it is.
 */
const placeWords = ['larga', 'pequena', 'galeria', 'legenda'] as const;
type PictureWord = (typeof placeWords)[number] | 'enfeite';

const isPlaceWord = (part: string): boolean => (placeWords as readonly string[]).includes(part);
/** Also of a credit. */
const isWord = (part: string): boolean => /^(?:enfeite$|credito=)/.test(part) || isPlaceWord(part);

function splitAddress(url: string): { address: string; parts: string[] } {
	const at = url.indexOf('#');
	if (at < 0) return { address: url, parts: [] };
	return { address: url.slice(0, at), parts: url.slice(at + 1).split(',') };
}

function joinAddress(address: string, parts: readonly string[]): string {
	const kept = parts.filter((part) => part !== '');
	return kept.length === 0 ? address : `${address}#${kept.join(',')}`;
}

export const hasPictureWord = (url: string, word: PictureWord): boolean =>
	splitAddress(url).parts.includes(word);

/** Returns the address with or without the word; the rest of its fragment stays. */
export function withPictureWord(url: string, word: PictureWord, isOn: boolean): string {
	if (hasPictureWord(url, word) === isOn) return url;
	const { address, parts } = splitAddress(url);
	const others = parts.filter((part) => part !== word);
	return joinAddress(address, isOn ? [...others, word] : others);
}

export type PictureWidth = 'larga' | 'pequena' | undefined;

export const pictureWidth = (url: string): PictureWidth =>
	(['larga', 'pequena'] as const).find((word) => hasPictureWord(url, word));

/** A picture has one width. */
export function withPictureWidth(url: string, width: PictureWidth): string {
	const bare = withPictureWord(withPictureWord(url, 'larga', false), 'pequena', false);
	return width ? withPictureWord(bare, width, true) : bare;
}

/** The address without any of them, and without a credit. */
export function withoutPictureWords(url: string): string {
	const { address, parts } = splitAddress(url);
	return parts.some(isWord)
		? joinAddress(
				address,
				parts.filter((part) => !isWord(part)),
			)
		: url;
}

const take = (from: string, to: string, isTaken: (part: string) => boolean): string => {
	const { address, parts } = splitAddress(withoutPictureWords(to));
	return joinAddress(address, [...parts, ...splitAddress(from).parts.filter(isTaken)]);
};

/** The same picture at another address: all that is said of it stays. */
export const takePictureWords = (from: string, to: string): string => take(from, to, isWord);

/** Another picture in the place of this one: only how it stands there stays. */
export const takePicturePlace = (from: string, to: string): string => take(from, to, isPlaceWord);

const name = 'credito=';
const isCredit = (part: string): boolean => part.startsWith(name);

/** Whose picture it is, as the word `credito=Foto%3A%20Ana` of its address says; '' when it says nothing. */
export const pictureCredit = (url: string): string =>
	cleanLine(decodeName(splitAddress(url).parts.find(isCredit)?.slice(name.length) ?? ''));

/** Returns the address with this credit, or without one; the rest of its fragment stays, and a credit that says the same. */
export function withPictureCredit(url: string, credit: string): string {
	if (pictureCredit(url) === credit) return url;
	const { address, parts } = splitAddress(url);
	const others = parts.filter((part) => !isCredit(part));
	const line = cleanLine(credit);
	return joinAddress(address, line === '' ? others : [...others, name + encode(line)]);
}

/** Also what Markdown would read as a mark or as the end of an address. */
const encode = (text: string): string =>
	encodeURIComponent(text.toWellFormed()).replace(
		/[!'()*~_]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);

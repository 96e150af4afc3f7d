import { cleanLine } from './clean-line.ts';
import { decodeName } from './decode-name.ts';
import { joinAddress, splitAddress } from './picture-words.ts';

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

/**
 * Words that the address of a text's picture may carry in its fragment, beside the size: `#1600x900,larga`.
 * `larga` is a figure wider than the text, `enfeite` a picture that knowingly has no description.
 */
const pictureWords = ['larga', 'enfeite'] as const;
export type PictureWord = (typeof pictureWords)[number];

function split(url: string): { address: string; parts: string[] } {
	const at = url.indexOf('#');
	if (at < 0) return { address: url, parts: [] };
	return { address: url.slice(0, at), parts: url.slice(at + 1).split(',') };
}

export const hasPictureWord = (url: string, word: PictureWord): boolean =>
	split(url).parts.includes(word);

/** The address with or without the word; what else its fragment says stays. */
export function withPictureWord(url: string, word: PictureWord, isOn: boolean): string {
	if (hasPictureWord(url, word) === isOn) return url;
	const { address, parts } = split(url);
	const others = parts.filter((part) => part !== '' && part !== word);
	const kept = isOn ? [...others, word] : others;
	return kept.length === 0 ? address : `${address}#${kept.join(',')}`;
}

export const withoutPictureWords = (url: string): string =>
	pictureWords.reduce((rest, word) => withPictureWord(rest, word, false), url);

/** The words of one address, behind another. */
export const takePictureWords = (from: string, to: string): string =>
	pictureWords.reduce((url, word) => withPictureWord(url, word, hasPictureWord(from, word)), to);

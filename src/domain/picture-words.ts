/**
 * Words that a picture's address may have in its fragment, after the size: `#1600x900,larga`. `larga` is a figure
 * wider than the text, `pequena` a picture narrower than it, `enfeite` a decorative one that needs no description,
 * `galeria` one of several in a row that are a gallery, `legenda` the one of them whose title is the caption of all.
 */
const pictureWords = ['larga', 'pequena', 'enfeite', 'galeria', 'legenda'] as const;
export type PictureWord = (typeof pictureWords)[number];

function split(url: string): { address: string; parts: string[] } {
	const at = url.indexOf('#');
	if (at < 0) return { address: url, parts: [] };
	return { address: url.slice(0, at), parts: url.slice(at + 1).split(',') };
}

export const hasPictureWord = (url: string, word: PictureWord): boolean =>
	split(url).parts.includes(word);

/** Returns the address with or without the word; the rest of its fragment stays. */
export function withPictureWord(url: string, word: PictureWord, isOn: boolean): string {
	if (hasPictureWord(url, word) === isOn) return url;
	const { address, parts } = split(url);
	const others = parts.filter((part) => part !== '' && part !== word);
	const kept = isOn ? [...others, word] : others;
	return kept.length === 0 ? address : `${address}#${kept.join(',')}`;
}

export type PictureWidth = 'larga' | 'pequena' | undefined;

export const pictureWidth = (url: string): PictureWidth =>
	(['larga', 'pequena'] as const).find((word) => hasPictureWord(url, word));

/** A picture has one width. */
export function withPictureWidth(url: string, width: PictureWidth): string {
	const bare = withPictureWord(withPictureWord(url, 'larga', false), 'pequena', false);
	return width ? withPictureWord(bare, width, true) : bare;
}

export const withoutPictureWords = (url: string): string =>
	pictureWords.reduce((rest, word) => withPictureWord(rest, word, false), url);

/** Copies the words of one address to another. */
export const takePictureWords = (from: string, to: string): string =>
	pictureWords.reduce((url, word) => withPictureWord(url, word, hasPictureWord(from, word)), to);

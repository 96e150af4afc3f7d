import { limits } from '#config/limits';
import { cutToFit } from './cut-at-word.ts';
import { readOwnImage } from './own-image.ts';
import { pictureCredit } from './picture-credit.ts';
import { hasPictureWord } from './picture-words.ts';
import { findShownPictures } from './shown-pictures.ts';

export interface FirstPicture {
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

import { readOwnImage } from './own-image.ts';
import { pictureCredit } from './picture-credit.ts';
import { findPictureSpots } from './picture-spots.ts';
import { hasPictureWord } from './picture-words.ts';

const described = /!\[((?:[^[\]\\]|\\.)*)\]\(\s*<?$/;

export interface FirstPicture {
	url: string;
	width: number;
	height: number | undefined;
	alt: string;
	credit: string;
}

/** The first picture of a text that is the blog's own and no mere decoration. */
export function findFirstPicture(content: string): FirstPicture | undefined {
	for (const { use, address, start } of findPictureSpots(content)) {
		const own = use === 'shown' ? readOwnImage(address) : undefined;
		if (!own || hasPictureWord(address, 'enfeite')) continue;
		const [, alt = ''] = described.exec(content.slice(0, start)) ?? [];
		const { src: url, width, height } = own;
		const words = alt.replace(/\\(.)/g, '$1').trim();
		return { url, width, height, alt: words, credit: pictureCredit(address) };
	}
	return undefined;
}

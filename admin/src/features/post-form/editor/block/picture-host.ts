import { Facet } from '@codemirror/state';
import type { Image } from '#contract/images';

/** What the form around the editor does for the pictures of its text. */
export interface PictureHost {
	/** Lets the person choose another picture; not called back when they choose none. */
	choosePicture: (onChosen: (image: Image) => void) => void;
	/** What was typed about a picture stays with it in the library. */
	keepDescription: (url: string, alt: string) => void;
}

export const pictureHost = Facet.define<PictureHost, PictureHost | undefined>({
	combine: ([host]) => host,
});

import { Facet } from '@codemirror/state';
import type { Image } from '#contract/images';

/** What the form offers the editor for the pictures of its text. */
export interface PictureHost {
	/** Lets the person choose another picture; the callback is not called when they cancel. */
	choosePicture: (onChosen: (image: Image) => void) => void;
	/** Stores a picture's description in the library. */
	keepDescription: (url: string, alt: string) => void;
}

export const pictureHost = Facet.define<PictureHost, PictureHost | undefined>({
	combine: ([host]) => host,
});

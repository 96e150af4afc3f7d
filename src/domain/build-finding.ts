import type { PictureFault } from './picture-address.ts';

/** What a build could not show of a post; it goes on without it, and the desk tells. */
export interface BuildFinding {
	post_id: string;
	/** The revision that the build saw; the finding says nothing about any other. */
	revision: number;
	title: string;
	slug: string;
	/** The category's panel took the place of the cover, the placeholder that of pictures in the text, or the post was left out. */
	kind: 'cover' | 'picture' | 'post';
	/** Of a cover, or of all pictures of a text. */
	fault: PictureFault | null;
	/** The addresses, or what the error said. */
	detail: string;
}

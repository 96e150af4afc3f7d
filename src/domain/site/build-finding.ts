import type { PictureFault } from '../pictures/picture-address.ts';
import type { PostSummary } from '../post/post.ts';

/** Something of a post that a build could not show; the build continues without it and the desk reports it. */
export interface BuildFinding {
	post_id: string;
	/** The revision that the build saw; the finding applies to no other. */
	revision: number;
	title: string;
	slug: string;
	/**
	 * `cover`: the post's drawing replaced it. `picture`: the placeholder replaced pictures in the text. `post`: it was
	 * left out.
	 */
	kind: 'cover' | 'picture' | 'post';
	/** The fault of the cover, or the one that all pictures of the text share. */
	fault: PictureFault | null;
	/** The addresses, or the error's message. */
	detail: string;
}

export const findingOf = (
	{ id, revision, title, slug }: PostSummary,
	kind: BuildFinding['kind'],
	detail: string,
	fault: PictureFault | null = null,
): BuildFinding => ({ post_id: id, revision, title, slug, kind, fault, detail });

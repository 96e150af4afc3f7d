import type { Author } from '#domain/author';
import type { BuildFinding } from '#domain/build-finding';
import type { OwnPictures } from '#domain/picture-address';
import type { PostSummary } from '#domain/post';
import { noCover } from '#domain/post-fields';
import { findPictureFault } from './find-picture-fault.ts';

/** Removes covers that cannot be shown, so that drawings take their place, and reports them. */
export function judgeCovers(
	posts: readonly PostSummary[],
	own: OwnPictures,
): { posts: PostSummary[]; findings: BuildFinding[] } {
	const findings: BuildFinding[] = [];
	const judged = posts.map((post) => {
		const { id, revision, title, slug, image_url } = post;
		const fault = image_url ? findPictureFault(image_url, own) : undefined;
		if (!image_url || !fault) return post;
		const named = { post_id: id, revision, title, slug };
		findings.push({ ...named, kind: 'cover', fault, detail: image_url });
		return { ...post, ...noCover };
	});
	return { posts: judged, findings };
}

/** Removes authors' pictures that cannot be shown, so that the initial takes their place. */
export const judgePictures = (authors: readonly Author[], own: OwnPictures): Author[] =>
	authors.map((author) =>
		author.image_url && findPictureFault(author.image_url, own)
			? { ...author, image_url: null }
			: author,
	);

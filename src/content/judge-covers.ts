import type { Author } from '#domain/author';
import type { BuildFinding } from '#domain/build-finding';
import type { OwnPictures } from '#domain/picture-address';
import type { PostSummary } from '#domain/post';
import { noCover } from '#domain/post-fields';
import { findPictureFault } from './find-picture-fault.ts';

const coverFault = ({ image_url }: Pick<PostSummary, 'image_url'>, own: OwnPictures) =>
	image_url ? findPictureFault(image_url, own) : undefined;

/** The post without a cover that cannot be shown, so that a drawing takes its place. */
export const judgeCover = <Post extends Pick<PostSummary, 'image_url'>>(
	post: Post,
	own: OwnPictures,
): Post => (coverFault(post, own) ? { ...post, ...noCover } : post);

/** Removes covers that cannot be shown, so that drawings take their place, and reports them. */
export function judgeCovers(
	posts: readonly PostSummary[],
	own: OwnPictures,
): { posts: PostSummary[]; findings: BuildFinding[] } {
	const findings: BuildFinding[] = [];
	const judged = posts.map((post) => {
		const { id, revision, title, slug, image_url } = post;
		const fault = coverFault(post, own);
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

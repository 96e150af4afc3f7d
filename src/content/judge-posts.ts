import type { PublicBlog } from '#db/read-snapshot';
import type { BuildFinding } from '#domain/build-finding';
import { storedHash } from '#domain/picture-address';
import type { PostSummary } from '#domain/post';
import { drawPosts } from './draw-posts.ts';
import { judgeCovers, judgePictures } from './judge-covers.ts';
import { judgeTexts } from './judge-texts.ts';
import type { Snapshot } from './snapshot.ts';

/** What the blog shows of posts and authors. Reads the list of stored pictures once for covers and texts. */
export async function judgePosts(
	posts: readonly PostSummary[],
	picturesOf: (post: PostSummary) => readonly string[],
	{ readWidths, authors }: PublicBlog,
	files: ReadonlySet<string>,
): Promise<Pick<Snapshot, 'posts' | 'authors'> & { findings: BuildFinding[] }> {
	const isStored = (url: string | null) => url !== null && storedHash(url) !== undefined;
	const isAnyStored =
		authors.some(({ image_url }) => isStored(image_url)) ||
		posts.some((post) => isStored(post.image_url) || picturesOf(post).some(isStored));
	const own = { files, widths: isAnyStored ? await readWidths() : new Map() };
	const covers = judgeCovers(posts, own);
	return {
		posts: drawPosts(covers.posts),
		authors: judgePictures(authors, own),
		findings: [...covers.findings, ...judgeTexts(posts, picturesOf, own)],
	};
}

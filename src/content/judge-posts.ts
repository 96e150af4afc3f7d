import type { BlogReader } from '#db/blog-reader';
import type { PublicBlog } from '#db/read-snapshot';
import type { BuildFinding } from '#domain/build-finding';
import { type OwnPictures, storedHash } from '#domain/picture-address';
import type { PostSummary } from '#domain/post';
import { drawPosts } from './draw-posts.ts';
import { judgeCovers, judgePictures } from './judge-covers.ts';
import { judgeTexts } from './judge-texts.ts';
import type { Snapshot } from './snapshot.ts';

/** What is needed to judge these addresses. `files` are the pictures among the site's files. */
export async function readOwnPictures(
	urls: readonly (string | null)[],
	{ readWidths }: Pick<BlogReader, 'readWidths'>,
	files: ReadonlySet<string>,
): Promise<OwnPictures> {
	const isAnyStored = urls.some((url) => url !== null && storedHash(url) !== undefined);
	return { files, widths: isAnyStored ? await readWidths() : new Map() };
}

/** What the blog shows of posts and authors. Reads the list of stored pictures once for covers and texts. */
export async function judgePosts(
	posts: readonly PostSummary[],
	picturesOf: (post: PostSummary) => readonly string[],
	blog: PublicBlog,
	files: ReadonlySet<string>,
): Promise<Pick<Snapshot, 'posts' | 'authors'> & { findings: BuildFinding[] }> {
	const { authors } = blog;
	const covers = [...authors, ...posts].map(({ image_url }) => image_url);
	const own = await readOwnPictures([...covers, ...posts.flatMap(picturesOf)], blog, files);
	const judged = judgeCovers(posts, own);
	return {
		posts: drawPosts(judged.posts),
		authors: judgePictures(authors, own),
		findings: [...judged.findings, ...judgeTexts(posts, picturesOf, own)],
	};
}

import type { PublicBlog } from '#db/read-snapshot';
import type { BuildFinding } from '#domain/build-finding';
import {
	isMissingPicture,
	type OwnPictures,
	type PictureFault,
	readPictureAddress,
	storedHash,
} from '#domain/picture-address';
import type { PostSummary } from '#domain/post';

function findFault(url: string, own: OwnPictures): PictureFault | undefined {
	const read = readPictureAddress(url);
	if (typeof read === 'string') return read;
	return isMissingPicture(url, own) ? 'missing' : undefined;
}

const withoutCover = { image_url: null, image_alt: null, image_width: null, image_height: null };

/** The posts without the covers that cannot be shown, which the category's panel takes the place of. */
export async function judgeCovers(
	{ posts, readWidths }: Pick<PublicBlog, 'posts' | 'readWidths'>,
	files: ReadonlySet<string>,
): Promise<{ posts: PostSummary[]; findings: BuildFinding[] }> {
	const isAnyStored = posts.some(({ image_url }) => image_url && storedHash(image_url));
	const own = { files, widths: isAnyStored ? await readWidths() : new Map() };
	const findings: BuildFinding[] = [];
	const judged = posts.map((post) => {
		const { id, revision, title, slug, image_url } = post;
		const fault = image_url ? findFault(image_url, own) : undefined;
		if (!image_url || !fault) return post;
		const named = { post_id: id, revision, title, slug };
		findings.push({ ...named, kind: 'cover', fault, detail: image_url });
		return { ...post, ...withoutCover };
	});
	return { posts: judged, findings };
}

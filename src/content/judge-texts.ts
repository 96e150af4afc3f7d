import type { BuildFinding } from '#domain/build-finding';
import type { OwnPictures } from '#domain/picture-address';
import type { PostSummary } from '#domain/post';
import { findPictureFault } from './find-picture-fault.ts';

/** Addresses reported per text. More would bury other findings; the rest are reported once these are fixed. */
const most = 5;

/** Reports posts in whose texts readers see the placeholder. `picturesOf` lists a text's picture addresses. */
export function judgeTexts(
	posts: readonly PostSummary[],
	picturesOf: (post: PostSummary) => readonly string[],
	own: OwnPictures,
): BuildFinding[] {
	return posts.flatMap((post) => {
		const found = picturesOf(post).flatMap((url) => {
			const fault = findPictureFault(url, own);
			return fault ? [{ url, fault }] : [];
		});
		const [first] = found;
		if (!first) return [];
		const { id, revision, title, slug } = post;
		const isOfOneKind = found.every(({ fault }) => fault === first.fault);
		const urls = found.slice(0, most).map(({ url }) => url);
		return {
			...{ post_id: id, revision, title, slug, kind: 'picture' as const },
			fault: isOfOneKind ? first.fault : null,
			detail: urls.join(' · '),
		};
	});
}

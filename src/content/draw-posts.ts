import { hash } from 'node:crypto';
import { ignoredImageHosts } from '#config/site';
import type { PlacedPost } from '#db/publishing/read-late-blog';
import { usableImageUrl } from '#domain/pictures/picture-address';
import { isBook } from '#domain/post/book';
import type { PostSummary } from '#domain/post/post';
import { assignLooks } from '#drawings/look';
import { listSpareDrawings } from '#drawings/spare-drawings';

const isDrawn = (post: PlacedPost) =>
	!isBook(post) && !usableImageUrl(post.image_url, ignoredImageHosts);

/**
 * Returns a function that gives one of these posts its drawing if it has no usable picture; books share the spare
 * covers. They are newest first, and all of them, because a drawing depends on its neighbours'.
 */
export function drawFrom(posts: readonly PlacedPost[]): (post: PostSummary) => PostSummary {
	const looks = assignLooks(posts.filter(isDrawn).toReversed());
	const code = hashCode();
	return (post) => {
		const look = looks.get(post.slug);
		if (!look) return post;
		const shown = [code, post.slug, post.title];
		return { ...post, drawing: `${look.motif}-${look.ground}-${shorten(shown.join('\0'))}` };
	};
}

export const drawPosts = (posts: readonly PostSummary[]): PostSummary[] =>
	posts.map(drawFrom(posts));

const shorten = (text: string) => hash('sha256', text, 'hex').slice(0, 8);

/** Hash of sample drawings: another code gives another hash, and with it other names to the drawings. */
const hashCode = () => shorten([...listSpareDrawings().values()].map((draw) => draw()).join(''));

import { hash } from 'node:crypto';
import { ignoredImageHosts } from '#config/ignored-image-hosts';
import { site } from '#config/site';
import { isBook } from '#domain/book';
import { iconOf } from '#domain/category-icon';
import { usableImageUrl } from '#domain/image-rules';
import type { PostSummary } from '#domain/post';
import { assignLooks } from '#drawings/assign-looks';
import { band } from '#drawings/band';
import { listSpareDrawings } from '#drawings/spare-drawings';

const isDrawn = (post: PostSummary) =>
	!isBook(post) && !usableImageUrl(post.image_url, ignoredImageHosts);

/** Gives each post without a usable picture its drawing. The posts are newest first; books share the spare covers. */
export function drawPosts(posts: readonly PostSummary[]): PostSummary[] {
	const looks = assignLooks(posts.filter(isDrawn).toReversed());
	if (looks.size === 0) return [...posts];
	const code = hashCode();
	return posts.map((post) => {
		const look = looks.get(post);
		if (!look) return post;
		const shown = [code, post.slug, post.title, iconOf(post.category)];
		return { ...post, drawing: `${look.motif}-${look.ground}-${shorten(shown.join('\0'))}` };
	});
}

const shorten = (text: string) => hash('sha256', text, 'hex').slice(0, 8);

/** Changes with the way that anything is drawn. */
function hashCode(): string {
	const drawings = [...listSpareDrawings().values()].map((draw) => draw());
	return shorten(drawings.join('') + band({ slug: '', title: site.tagline, icon: '' }, 'cafe'));
}

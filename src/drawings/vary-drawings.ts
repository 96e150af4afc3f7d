import { ignoredImageHosts } from '#config/site';
import { usableImageUrl } from '#domain/pictures/picture-address';
import { isBook } from '#domain/post/book';
import type { PostCard } from '#domain/post/post';
import { drawingOf, readDrawing } from './drawing.ts';
import { type Look, likesOf } from './look.ts';

/** What a card shows: a picture of its own, or a drawing. */
interface ShownPicture extends Partial<Look> {
	picture?: string;
}

/**
 * Returns the posts of one list without equal neighbours. A drawing like one of the `columns` before it takes the
 * post's next look, in this list only; a picture that one of them shows already is replaced by a drawing.
 */
export function varyDrawings<Post extends PostCard>(posts: readonly Post[], columns = 3): Post[] {
	const shown: ShownPicture[] = [];
	return posts.map((post) => {
		const near = shown.slice(-columns);
		const picture = usableImageUrl(post.image_url, ignoredImageHosts);
		if (picture && !near.some((other) => other.picture === picture)) {
			shown.push({ picture });
			return post;
		}
		const drawing = drawingOf(post);
		const own = readDrawing(drawing);
		const look = nextLook(post, own, near);
		shown.push(look);
		const isOwn = look.motif === own.motif && look.ground === own.ground;
		return isOwn && !picture
			? post
			: { ...post, image_url: null, drawing: isOwn ? drawing : `${look.motif}-${look.ground}` };
	});
}

function nextLook(post: PostCard, own: Look, near: readonly ShownPicture[]): Look {
	const motifs = near.map(({ motif }) => motif);
	// Books' covers differ in little else.
	const grounds = (isBook(post) ? near : near.slice(-1)).map(({ ground }) => ground);
	if (!motifs.includes(own.motif) && !grounds.includes(own.ground)) return own;
	const { motif, ground } = likesOf(post);
	return {
		motif: motifs.includes(own.motif) ? motif(motifs) : own.motif,
		ground: grounds.includes(own.ground) ? ground(grounds) : own.ground,
	};
}

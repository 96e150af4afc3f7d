import { paths } from '#config/paths';
import { isBook } from '#domain/post/book';
import type { PostCard } from '#domain/post/post';
import { drawingFile } from '#drawings/drawing';
import { BookCover } from './book-cover.tsx';
import { categoryIconName } from './category-icon-name.ts';
import { Icon } from './icon.tsx';
import { coverStyle, pictureSource, type shownWidths } from './picture-source.ts';

interface PostPictureProps {
	post: PostCard;
	/** `media` is the 16:9 box of a card, `article-hero` that of the article. */
	box: 'media' | 'article-hero';
	/** Set where a card's picture has another width: the wide card, a row on a phone. */
	place?: keyof typeof shownWidths | undefined;
	/** Is in the first viewport, so it loads eagerly. */
	eager?: boolean;
}

/** A post's picture; without a usable one its drawing, on which an article has its category's icon. */
export function PostPicture({ post, box, place = box, eager = false }: PostPictureProps) {
	const picture = pictureSource(post, place);
	const isDrawnBook = !picture && isBook(post);
	const sizes = picture?.sizes;
	const art = (
		<img
			className="art"
			src={picture?.src ?? paths.drawing(drawingFile(post))}
			srcSet={picture?.srcSet}
			sizes={sizes && (eager ? sizes : `auto, ${sizes}`)}
			style={picture && coverStyle(post)}
			alt={(picture && post.image_alt) ?? ''}
			width={(picture && post.image_width) ?? 1280}
			height={(picture && post.image_height) ?? 720}
			loading={eager ? undefined : 'lazy'}
			fetchPriority={eager ? 'high' : undefined}
			decoding="async"
		/>
	);
	return (
		<div className={box}>
			{isDrawnBook ? <BookCover title={post.title}>{art}</BookCover> : art}
			{box === 'article-hero' && !picture && !isDrawnBook && (
				<Icon name={categoryIconName(post.category)} />
			)}
		</div>
	);
}

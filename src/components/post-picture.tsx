import { isBook } from '#domain/book';
import { categoryIcon } from '#domain/category-icon';
import type { PostCard } from '#domain/post';
import { bookCover } from './book-cover.ts';
import { Icon } from './icon.tsx';
import { pictureSource } from './picture-source.ts';
import books from './sprites/books.svg?url&no-inline';
import panels from './sprites/panels.svg?url&no-inline';

interface PostPictureProps {
	post: PostCard;
	/** `media` is the 16:9 box of a card, `article-hero` that of the article. */
	box: 'media' | 'article-hero';
	/** Set for the wide card. */
	featured?: boolean;
	/** Is in the first viewport, so it loads eagerly. */
	eager?: boolean;
	children?: React.ReactNode;
}

/** A post's picture. Without a usable one, a drawn book cover or the category's panel (Spec §4). */
export function PostPicture({ post, box, featured, eager = false, children }: PostPictureProps) {
	const picture = pictureSource(post, featured ? 'featured' : box);
	const icon = categoryIcon(post.category?.name ?? '');
	if (picture) {
		const { src, srcSet, sizes } = picture;
		return (
			<div className={box}>
				<img
					className="art"
					src={src}
					srcSet={srcSet}
					sizes={sizes && (eager ? sizes : `auto, ${sizes}`)}
					style={post.image_focus ? { objectPosition: post.image_focus } : undefined}
					alt={post.image_alt ?? ''}
					width={post.image_width ?? 1280}
					height={post.image_height ?? 720}
					loading={eager ? undefined : 'lazy'}
					fetchPriority={eager ? 'high' : undefined}
					decoding="async"
				/>
				{children}
			</div>
		);
	}
	const inArticle = box === 'article-hero';
	if (isBook(post)) {
		const { pattern, colours } = bookCover(post.slug);
		return (
			<div className={`${box} book`} data-book={colours}>
				<Drawing href={`${books}#${pattern}`} />
				{children}
			</div>
		);
	}
	return (
		<div className={`${box} panel`} data-cat={icon}>
			<Drawing href={`${panels}#${icon}`} fit={inArticle ? 'xMaxYMid meet' : 'xMidYMid slice'} />
			<Icon name={icon} className="sign" />
			{children}
		</div>
	);
}

function Drawing({ href, fit }: { href: string; fit?: string }) {
	return (
		<svg className="art" viewBox="0 0 320 180" preserveAspectRatio={fit} aria-hidden="true">
			<use href={href} />
		</svg>
	);
}

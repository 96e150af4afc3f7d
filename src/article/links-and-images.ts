import { messages } from '#config/messages';
import { scriptPaths } from '#config/script-paths';
import { usableImageUrl } from '#domain/image-rules';
import { readOwnImage } from '#domain/own-image';
import { hasPictureWord, withoutPictureWords } from '#domain/picture-words';
import { slugify } from '#domain/slug';
import { allowedLinkSchemes, idPrefix } from './allow-list.ts';
import { createElement, type ElementNode, listElements, type TreeNode, textOf } from './tree.ts';

const anyPage = 'https://site.invalid/';
const noteAddress = new RegExp(`^#${idPrefix}nota-\\d+$`);
const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;

/** Spec §5: links open in a new tab with noopener, except those within the page (S8). */
export function setLink(link: ElementNode, aliases: ReadonlyMap<string, string>): TreeNode[] {
	const { title, name: anchor, rel, id: ownId = anchor, 'data-card': card } = link.attributes;
	const isPaid = /(?:^|\s)sponsored(?:\s|$)/i.test(rel ?? '');
	const href = (link.attributes['href'] ?? '').trim();
	const id = ownId ? idPrefix + ownId : undefined;
	if (!isSafe(href)) return id ? [createElement('a', { id }, link.children)] : link.children;
	const target = href.startsWith('#')
		? { href: `#${resolveAnchor(href.slice(1), aliases)}` }
		: { href, target: '_blank', rel: isPaid ? 'noopener sponsored' : 'noopener' };
	const name = nameOf(link, target.href);
	return [
		createElement(
			'a',
			{ ...target, title, id, 'aria-label': name, 'data-card': card },
			link.children,
		),
	];
}

/** A number alone says too little, and a picture without a description says nothing. */
function nameOf(link: ElementNode, href: string): string | undefined {
	if (noteAddress.test(href)) return messages.article.note(textOf(link));
	const pictures = listElements(link.children).filter(({ name }) => name === 'img');
	const isNamed = pictures.some(({ attributes }) => attributes['alt']) || textOf(link) !== '';
	if (pictures.length === 0 || isNamed) return undefined;
	const texts = messages.article.linkedPicture;
	const caption = pictures.map(({ attributes }) => attributes['title']).find(Boolean);
	if (caption) return caption;
	const { pathname, host } = new URL(href, anyPage);
	if (pictureFile.test(pathname)) return texts.picture;
	return host === new URL(anyPage).host ? texts.here : texts.elsewhere(host);
}

/** Parses the address as a browser would, in case it hides something that the sanitiser overlooked (B1). */
function isSafe(href: string): boolean {
	const scheme = href === '' ? undefined : URL.parse(href, anyPage)?.protocol.slice(0, -1);
	return allowedLinkSchemes.some((allowed) => allowed === scheme);
}

function resolveAnchor(anchor: string, aliases: ReadonlyMap<string, string>): string {
	if (anchor === '') return '';
	const decoded = decodeAnchor(anchor);
	return aliases.get(decoded) ?? aliases.get(slugify(decoded)) ?? idPrefix + decoded;
}

function decodeAnchor(anchor: string): string {
	try {
		return decodeURIComponent(anchor);
	} catch {
		// A stray percent sign: take the anchor literally.
		return anchor;
	}
}

const textSizes = 'auto, (width >= 48rem) 43rem, 100vw';
const wideSizes = 'auto, (width >= 68.75rem) 53rem, (width >= 48rem) 43rem, 100vw';

/** Spec §5, §4: images are lazy, have alt text, and come from https or this site; an invalid address shows the placeholder. */
export function setImage(image: ElementNode): ElementNode | undefined {
	const { src = '', alt = '', title, width, height } = image.attributes;
	if (src.trim() === '') return undefined;
	const source = usableImageUrl(src);
	const isWide = hasPictureWord(src.trim(), 'larga');
	const isOfGallery = hasPictureWord(src.trim(), 'galeria');
	const isSized = isPixels(width) && isPixels(height);
	const own = source === null ? undefined : readOwnImage(source);
	const ownSize = own?.height ? { width: `${own.width}`, height: `${own.height}` } : {};
	const size = isSized ? { width, height } : ownSize;
	return createElement('img', {
		src: own?.src ?? (source ? withoutPictureWords(source) : scriptPaths.imagePlaceholder),
		'data-failed': source === null ? src.trim() : undefined,
		srcset: own?.srcset,
		sizes: own && (isWide || isOfGallery ? wideSizes : textSizes),
		alt: alt.trim(),
		title: title || undefined,
		...size,
		class: Number(size.width) < leastWidth ? 'small' : undefined,
		loading: 'lazy',
		decoding: 'async',
		'data-wide': isWide ? '' : undefined,
		'data-gallery': isOfGallery ? '' : undefined,
	});
}

/** Pixels: enlarged to the width of the text, a narrower picture would blur. */
const leastWidth = 400;
const isPixels = (text: string | undefined): text is string => /^[1-9]\d{0,4}$/.test(text ?? '');

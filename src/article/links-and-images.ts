import { messages } from '#config/messages';
import { scriptPaths } from '#config/script-paths';
import { decodeAnchor } from '#domain/names/decode-anchor';
import { slugify } from '#domain/names/slug';
import { readOwnImage, standingWidth } from '#domain/pictures/own-picture';
import { usableImageUrl } from '#domain/pictures/picture-address';
import { hasPictureWord, pictureWidth, withoutPictureWords } from '#domain/pictures/picture-words';
import { linkedSlug } from '#domain/text/own-links';
import { allowedImageSchemes, allowedLinkSchemes, idPrefix } from './allow-list.ts';
import type { Outline } from './headings.ts';
import { creditOf, partCredits } from './picture-credits.ts';
import { createElement, type ElementNode, listElements, type TreeNode, textOf } from './tree.ts';

const anyPage = 'https://site.invalid/';
const noteAddress = new RegExp(`^#${idPrefix}nota-\\d+$`);
const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;

/** Links open in a new tab with noopener; those within the page stay, because readers go back from them. */
export function setLink(link: ElementNode, resolve: Outline['resolve']): TreeNode[] {
	const { title, name: anchor, rel, id: ownId = anchor, 'data-card': card } = link.attributes;
	const isPaid = /(?:^|\s)sponsored(?:\s|$)/i.test(rel ?? '');
	const href = (link.attributes['href'] ?? '').trim();
	const id = ownId ? idPrefix + ownId : undefined;
	if (!isSafe(href, allowedLinkSchemes) || !URL.canParse(href, anyPage))
		return id ? [createElement('a', { id }, link.children)] : link.children;
	const target = href.startsWith('#')
		? { href: href === '#' ? href : `#${resolve(decodeAnchor(href.slice(1)))}` }
		: {
				href: reachHeading(href),
				target: '_blank',
				rel: isPaid ? 'noopener sponsored' : 'noopener',
			};
	const { credits, rest } = partCredits(link.children);
	const shown = createElement('a', {}, rest);
	const named = { title, id, 'aria-label': nameOf(shown, target.href), 'data-card': card };
	return [createElement('a', { ...target, ...named }, rest), ...credits];
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

/** Judges the address as a browser would. White space hides no scheme, and another site needs one. */
function isSafe(address: string, schemes: readonly string[]): boolean {
	const bare = address.replace(/\s+/g, '');
	const scheme = /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
	return scheme === undefined ? /^(?![/\\]{2})./.test(bare) : schemes.includes(scheme);
}

/** In another post of this blog, the anchor of a heading as that post will have it, if it is a plain name. */
function reachHeading(href: string): string {
	const [address = '', anchor = ''] = href.split(/#(.*)/s);
	const name = decodeAnchor(anchor);
	const isName =
		linkedSlug(href) && !name.startsWith(idPrefix) && /^[\p{L}\p{M}\p{N}_-]+$/u.test(name);
	const slug = isName ? slugify(name) : '';
	return slug === '' ? href : `${address}#${idPrefix}${slug}`;
}

/** `usableImageUrl` turns http into https. */
const fetchedSchemes = ['http', ...allowedImageSchemes];
const textSizes = 'auto, (width >= 48rem) 43rem, 100vw';
const wideSizes = 'auto, (width >= 68.75rem) 53rem, (width >= 48rem) 43rem, 100vw';

/**
 * Images are lazy, have alt text, and come from https or this site; an invalid address shows the placeholder. Behind
 * one stands whose it is.
 */
export function setImage(image: ElementNode): ElementNode[] {
	const { alt = '', title, width, height } = image.attributes;
	const src = (image.attributes['src'] ?? '').trim();
	if (!isSafe(src, fetchedSchemes)) return [];
	const source = usableImageUrl(src);
	const shown = pictureWidth(src);
	const isWide = shown === 'larga';
	const isOfGallery = hasPictureWord(src, 'galeria');
	const isSized = isPixels(width) && isPixels(height);
	const own = source === null ? undefined : readOwnImage(source);
	const ownSize = own?.height ? { width: `${own.width}`, height: `${own.height}` } : {};
	const size = isSized ? { width, height } : ownSize;
	const attributes = {
		src: own?.src ?? (source ? withoutPictureWords(source) : scriptPaths.imagePlaceholder),
		'data-failed': source === null ? src : undefined,
		srcset: own?.srcset,
		sizes: own && (isWide || isOfGallery ? wideSizes : textSizes),
		alt: alt.trim(),
		title,
		...size,
		class: classOf(size, { isNarrow: shown === 'pequena', isOfGallery }),
		loading: 'lazy',
		decoding: 'async',
		'data-wide': isWide ? '' : undefined,
		'data-gallery': isOfGallery ? '' : undefined,
		'data-caption': isOfGallery && hasPictureWord(src, 'legenda') ? '' : undefined,
	};
	return [createElement('img', attributes), ...creditOf(src)];
}

/** Pixels: enlarged to the width of the text, a narrower picture would blur. */
const leastWidth = 400;

function classOf(
	{ width, height }: { width?: string; height?: string },
	{ isNarrow, isOfGallery }: { isNarrow: boolean; isOfGallery: boolean },
): string | undefined {
	const tall = isOfGallery
		? undefined
		: standingWidth({ width: Number(width), height: Number(height) });
	const classes = [
		Number(width) < leastWidth && 'small',
		isNarrow && 'narrow',
		tall && `tall-${tall}`,
	];
	return classes.filter(Boolean).join(' ') || undefined;
}

const isPixels = (text: string | undefined): text is string => /^[1-9]\d{0,4}$/.test(text ?? '');

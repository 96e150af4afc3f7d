import type { Image } from '#contract/images';
import { sizedImageUrl } from '#domain/pictures/own-picture';
import {
	hasPictureWord,
	takePicturePlace,
	withPictureCredit,
	withPictureWord,
} from '#domain/pictures/picture-words';
import { escapeAlt, setCaption, setDescription } from './figure-text.ts';
import {
	edit,
	type GalleryPicture,
	type GalleryText,
	readPicture,
	setUrl,
	setWord,
} from './gallery-text.ts';

/** One of its pictures, by its place. */
type Place = number;

const bringsCaption = ({ figure }: GalleryPicture): boolean =>
	figure.caption !== '' && hasPictureWord(figure.url, 'legenda');

/** What is said of all pictures, whichever of them bring it. */
export const captionOf = ({ pictures }: GalleryText): string =>
	pictures
		.filter(bringsCaption)
		.map(({ figure }) => figure.caption)
		.join(' ');

/** What a picture says of itself alone. */
export const ownCaption = (picture: GalleryPicture): string =>
	bringsCaption(picture) ? '' : picture.figure.caption;

export const isOrnament = ({ figure }: GalleryPicture): boolean =>
	figure.alt === '' && hasPictureWord(figure.url, 'enfeite');
export const lacksDescription = (picture: GalleryPicture): boolean =>
	picture.figure.alt === '' && !isOrnament(picture);

/** The next picture without a description, from this one on and then from the start. */
export function findUndescribed({ pictures }: GalleryText, behind: Place): Place | undefined {
	const places = pictures.flatMap((picture, at) => (lacksDescription(picture) ? at : []));
	return places.find((at) => at > behind) ?? places.find((at) => at !== behind);
}

const setTitle = (picture: GalleryPicture, title: string) =>
	edit(picture, (figure) => setCaption(figure, title));

/** A picture like any other, with the title as its caption. */
const standAlone = (picture: GalleryPicture) =>
	setWord(setWord(picture, 'legenda', false), 'galeria', false);

const withPictures = ({ gaps }: GalleryText, pictures: readonly GalleryPicture[]): GalleryText => ({
	pictures,
	gaps,
});

const withPicture = (
	gallery: GalleryText,
	at: Place,
	make: (one: GalleryPicture) => GalleryPicture,
) =>
	withPictures(
		gallery,
		gallery.pictures.map((one, index) => (index === at ? make(one) : one)),
	);

/** The caption needs a picture without one of its own; the last such brings it. */
export const canHaveCaption = ({ pictures }: GalleryText): boolean =>
	pictures.some((picture) => ownCaption(picture) === '');

export function captionGallery(gallery: GalleryText, caption: string): GalleryText {
	const bare = gallery.pictures.map((one) =>
		hasPictureWord(one.figure.url, 'legenda')
			? setWord(bringsCaption(one) ? setTitle(one, '') : one, 'legenda', false)
			: one,
	);
	const bearer = bare.findLastIndex(({ figure }) => figure.caption === '');
	if (caption.trim() === '' || bearer < 0) return withPictures(gallery, bare);
	return withPicture(withPictures(gallery, bare), bearer, (one) =>
		setTitle(setWord(one, 'legenda', true), caption),
	);
}

export function movePicture(gallery: GalleryText, from: Place, to: Place): GalleryText {
	const pictures = gallery.pictures.toSpliced(from, 1);
	return withPictures(
		gallery,
		pictures.toSpliced(to, 0, ...gallery.pictures.slice(from, from + 1)),
	);
}

export const describePicture = (
	gallery: GalleryText,
	at: Place,
	{ alt, isOrnament, credit }: { alt: string; isOrnament: boolean; credit: string },
): GalleryText =>
	withPicture(gallery, at, (one) =>
		setUrl(
			edit(one, (figure) => setDescription(figure, alt)),
			withPictureCredit(withPictureWord(one.figure.url, 'enfeite', isOrnament), credit),
		),
	);

/** What was said of the old picture does not fit another one. */
export const replacePicture = (gallery: GalleryText, at: Place, image: Image): GalleryText =>
	withPicture(gallery, at, (one) =>
		setUrl(
			edit(one, (figure) => setDescription(figure, image.alt)),
			takePicturePlace(one.figure.url, sizedImageUrl(image)),
		),
	);

export function addPicture(gallery: GalleryText, image: Image): GalleryText {
	const url = withPictureWord(sizedImageUrl(image), 'galeria', true);
	const text = `![${escapeAlt(image.alt)}](${url})`;
	const added = readPicture(text, { from: 0, to: text.length });
	return withPictures(gallery, [...gallery.pictures, ...(added ? [added] : [])]);
}

/** Where all pictures have captions of their own, the last one's takes the words. */
const keepCaption = (gallery: GalleryText, caption: string): GalleryText =>
	caption === '' || canHaveCaption(gallery)
		? captionGallery(gallery, caption)
		: withPicture(gallery, gallery.pictures.length - 1, (one) =>
				setTitle(one, `${one.figure.caption} ${caption}`),
			);

/** Without this picture; what it brought for all another one brings, and a picture that is left alone is one like any other. */
export function removePicture(gallery: GalleryText, at: Place): GalleryText {
	const bare = captionGallery(gallery, '');
	const others = withPictures(bare, bare.pictures.toSpliced(at, 1));
	const rest = keepCaption(others, captionOf(gallery));
	return rest.pictures.length > 1 ? rest : withPictures(rest, rest.pictures.map(standAlone));
}

/** The picture stands below the gallery, as one like any other. */
export function takeOut(gallery: GalleryText, at: Place): GalleryText {
	const rest = removePicture(gallery, at);
	const out = captionGallery(gallery, '')
		.pictures.slice(at, at + 1)
		.map(standAlone);
	return withPictures(rest, [...rest.pictures, ...out]);
}

/** One below the other; the gallery's caption becomes that of the picture that brings it. */
export const ungroup = (gallery: GalleryText): GalleryText =>
	withPictures(gallery, gallery.pictures.map(standAlone));

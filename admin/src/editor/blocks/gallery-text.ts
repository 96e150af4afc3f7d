import { hasPictureWord, withPictureWord } from '#domain/pictures/picture-words';
import type { Change } from '../least-change.ts';
import { type FigureText, readFigure, setAddress } from './figure-text.ts';

/** A picture's paragraph: `![…](…)`, and what stands around it, such as a link. */
export interface GalleryPicture {
	before: string;
	image: string;
	after: string;
	figure: FigureText;
}
/** Pictures in a row, each in a paragraph of its own, and the blank lines between them. */
export interface GalleryText {
	pictures: readonly GalleryPicture[];
	gaps: readonly string[];
}

export function readPicture(
	paragraph: string,
	{ from, to }: { from: number; to: number },
): GalleryPicture | undefined {
	const image = paragraph.slice(from, to);
	const figure = readFigure(image);
	return figure && { before: paragraph.slice(0, from), image, after: paragraph.slice(to), figure };
}

export const isInGallery = ({ figure }: GalleryPicture): boolean =>
	hasPictureWord(figure.url, 'galeria');

export function edit(
	picture: GalleryPicture,
	make: (figure: FigureText) => Change,
): GalleryPicture {
	const { from, to, insert } = make(picture.figure);
	const image = picture.image.slice(0, from) + insert + picture.image.slice(to);
	return { ...picture, image, figure: readFigure(image) ?? picture.figure };
}
export const setUrl = (picture: GalleryPicture, url: string) =>
	edit(picture, (figure) => setAddress(figure, url));
export const setWord = (picture: GalleryPicture, word: 'galeria' | 'legenda', isOn: boolean) =>
	setUrl(picture, withPictureWord(picture.figure.url, word, isOn));

/** Each keeps its own caption. */
export const group = (gallery: GalleryText): GalleryText => ({
	...gallery,
	pictures: gallery.pictures.map((one) => setWord(one, 'galeria', true)),
});

export const writeGallery = ({ pictures, gaps }: GalleryText): string =>
	pictures
		.map(
			({ before, image, after }, at) =>
				(at === 0 ? '' : (gaps[at - 1] ?? '\n\n')) + before + image + after,
		)
		.join('');

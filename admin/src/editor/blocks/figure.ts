import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import { DrawnWidget } from './block-view.ts';
import { blockWidgets } from './blocks-field.ts';
import { type FigureText, readFigure } from './figure-text.ts';
import { FigureView } from './figure-view.ts';
import type { GalleryText } from './gallery-text.ts';
import type { RareParts } from './load-rare-parts.ts';
import { moveBlocks } from './move-blocks.ts';
import { RareWidget } from './rare-widget.ts';
import { isOfGallery, onlyPicture, readGallery } from './read-gallery.ts';

/** Paragraphs in a row, each one picture of the gallery. */
class GalleryWidget extends RareWidget {
	readonly gallery: GalleryText;

	constructor(source: string, gallery: GalleryText) {
		super(source);
		this.gallery = gallery;
	}

	override get name(): string {
		return messages.gallery(this.gallery.pictures.length);
	}

	readonly className = 'cm-gallery';

	fill({ GalleryView }: RareParts, view: EditorView, dom: HTMLElement): void {
		new GalleryView(view, this, dom);
	}

	override get estimatedHeight(): number {
		return 150 * Math.ceil(this.gallery.pictures.length / 4);
	}
}

/** Pictures in a row that are a gallery, as readers see them side by side. */
const galleries = blockWidgets(
	'Paragraph',
	(paragraph, source, start) => {
		const gallery = readGallery(paragraph, source, start);
		return gallery && new GalleryWidget(source, gallery);
	},
	{ joins: isOfGallery },
);

/** A paragraph that is one picture, with the picture's source and its position. */
class FigureWidget extends DrawnWidget {
	readonly className = 'cm-figure';
	readonly at: number;
	readonly figure: FigureText;

	constructor(source: string, at: number, figure: FigureText) {
		super(source);
		this.at = at;
		this.figure = figure;
	}

	override get name(): string {
		return messages.figure.name(this.figure.alt);
	}

	draw(view: EditorView, dom: HTMLElement): void {
		new FigureView(view, this, dom);
	}

	override get estimatedHeight(): number {
		return 400;
	}
}

/** Shows a picture that is alone in its paragraph as readers see the figure, and a row of a gallery's as one. */
export const figures = [
	galleries,
	blockWidgets('Paragraph', (paragraph, source, start) => {
		const image = onlyPicture(paragraph);
		const at = (image?.from ?? 0) - start;
		const figure = image && readFigure(source.slice(at, image.to - start));
		return figure && new FigureWidget(source, at, figure);
	}),
	moveBlocks,
];

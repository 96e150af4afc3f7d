import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/gallery.ts';
import { BlockWidget, blocks } from './blocks-field.ts';
import type { GalleryText } from './gallery-text.ts';
import { GalleryView } from './gallery-view.ts';
import { isOfGallery, readGallery } from './read-gallery.ts';

/** Paragraphs in a row, each one picture of the gallery. */
class GalleryWidget extends BlockWidget {
	readonly gallery: GalleryText;

	constructor(source: string, gallery: GalleryText) {
		super(source);
		this.gallery = gallery;
	}

	override get name(): string {
		return messages.name(this.gallery.pictures.length);
	}

	override toDOM(view: EditorView): HTMLElement {
		return new GalleryView(view, this).dom;
	}

	override updateDOM(dom: HTMLElement): boolean {
		return GalleryView.of(dom).update(this);
	}

	override enter(dom: HTMLElement): void {
		GalleryView.of(dom).focus();
	}

	override get estimatedHeight(): number {
		return 150 * Math.ceil(this.gallery.pictures.length / 4);
	}
}

/** Pictures in a row that are a gallery, as readers see them side by side. */
export const galleries = blocks(
	'Paragraph',
	(paragraph, source, start) => {
		const gallery = readGallery(paragraph, source, start);
		return gallery && new GalleryWidget(source, gallery);
	},
	{ joins: isOfGallery },
);

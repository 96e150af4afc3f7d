import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import { draw } from '../draw.ts';
import { BlockWidget, blocks } from './blocks-field.ts';
import type { GalleryText } from './gallery-text.ts';
import { withGalleryParts } from './load-gallery-parts.ts';
import { isOfGallery, readGallery } from './read-gallery.ts';

/** Paragraphs in a row, each one picture of the gallery. */
class GalleryWidget extends BlockWidget {
	readonly gallery: GalleryText;

	constructor(source: string, gallery: GalleryText) {
		super(source);
		this.gallery = gallery;
	}

	override get name(): string {
		return messages.gallery(this.gallery.pictures.length);
	}

	/** Says what it is until what draws it has come. */
	override toDOM(view: EditorView): HTMLElement {
		const dom = draw(
			'div',
			{ class: 'cm-block cm-gallery', contenteditable: 'false', tabindex: '-1' },
			this.name,
		);
		withGalleryParts(({ GalleryView }) => GalleryView.fill(view, this, dom));
		return dom;
	}

	override updateDOM(dom: HTMLElement): boolean {
		withGalleryParts(({ GalleryView }) => GalleryView.of(dom).update(this));
		return true;
	}

	/** At once: while the text has the focus, the cursor that stands at a block enters it again. */
	override enter(dom: HTMLElement): void {
		dom.focus({ preventScroll: true });
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

import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import { blocks } from './blocks-field.ts';
import type { GalleryText } from './gallery-text.ts';
import { type RareParts, withRareParts } from './load-rare-parts.ts';
import { RareWidget } from './rare-widget.ts';
import { isOfGallery, readGallery } from './read-gallery.ts';

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
		GalleryView.fill(view, this, dom);
	}

	override updateDOM(dom: HTMLElement): boolean {
		withRareParts(({ GalleryView }) => GalleryView.of(dom).update(this));
		return true;
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

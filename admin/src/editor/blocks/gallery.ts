import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/gallery.ts';
import { draw } from '../draw.ts';
import { BlockWidget, blocks } from './blocks-field.ts';
import type { GalleryText } from './gallery-text.ts';
import { isOfGallery, readGallery } from './read-gallery.ts';

/** What draws galleries; a text without one never loads it. */
let parts: typeof import('./gallery-view.ts') | undefined;

export async function loadGalleryView() {
	parts ??= await import('./gallery-view.ts');
	return parts;
}

/** What stands where the parts have not come yet. */
const waiting = new WeakMap<HTMLElement, GalleryWidget>();

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
		const dom = draw('div', { class: 'cm-block cm-gallery', contenteditable: 'false' });
		if (parts) return new parts.GalleryView(view, this, dom).dom;
		dom.append(this.name);
		dom.style.minBlockSize = `${this.estimatedHeight}px`;
		waiting.set(dom, this);
		void loadGalleryView().then(({ GalleryView }) => {
			dom.style.minBlockSize = '';
			if (dom.isConnected) new GalleryView(view, waiting.get(dom) ?? this, dom).measure();
		});
		return dom;
	}

	override updateDOM(dom: HTMLElement): boolean {
		waiting.set(dom, this);
		return parts?.GalleryView.of(dom)?.update(this) ?? true;
	}

	override enter(dom: HTMLElement): void {
		parts?.GalleryView.of(dom)?.focus();
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

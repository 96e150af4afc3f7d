import type { EditorView } from '@codemirror/view';
import { draw } from '../draw.ts';
import { BlockWidget } from './blocks-field.ts';
import { type RareParts, withRareParts } from './load-rare-parts.ts';

/** A block that says what it is until what draws it has come. */
export abstract class RareWidget extends BlockWidget {
	abstract readonly className: string;
	abstract fill(parts: RareParts, view: EditorView, dom: HTMLElement): void;

	override toDOM(view: EditorView): HTMLElement {
		const attributes = { contenteditable: 'false', tabindex: '-1' };
		const dom = draw('div', { class: `cm-block ${this.className}`, ...attributes }, this.name);
		withRareParts((parts) => {
			this.fill(parts, view, dom);
			if (view.root.activeElement === dom) dom.dispatchEvent(new FocusEvent('focus'));
		});
		return dom;
	}

	/** At once: while the text has the focus, the cursor that stands at a block enters it again. */
	override enter(dom: HTMLElement): void {
		dom.focus({ preventScroll: true });
	}
}

import type { EditorView } from '@codemirror/view';
import { frameBlock } from './block-frame.ts';
import { DrawnWidget } from './block-view.ts';
import { type RareParts, withRareParts } from './load-rare-parts.ts';

/** A block that says what it is until what draws it has come. */
export abstract class RareWidget extends DrawnWidget {
	abstract fill(parts: RareParts, view: EditorView, dom: HTMLElement): void;

	override draw(view: EditorView, dom: HTMLElement): void {
		dom.append(this.name);
		// Letters that come before what draws the block belong to the text, too.
		const unfilled = new AbortController();
		frameBlock(view, dom, dom, unfilled.signal);
		withRareParts((parts) => {
			unfilled.abort();
			dom.classList.remove('on');
			this.fill(parts, view, dom);
			if (view.root.activeElement === dom) dom.dispatchEvent(new FocusEvent('focus'));
		});
	}

	override updateDOM(dom: HTMLElement): boolean {
		withRareParts(() => super.updateDOM(dom));
		return true;
	}

	override destroy(dom: HTMLElement): void {
		withRareParts(() => super.destroy(dom));
	}

	/** At once: while the text has the focus, the cursor that stands at a block enters it again. */
	override enter(dom: HTMLElement): void {
		dom.focus({ preventScroll: true });
	}
}

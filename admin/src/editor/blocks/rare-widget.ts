import type { EditorView } from '@codemirror/view';
import { frameBlock } from './block-frame.ts';
import { DrawnWidget, isFilled } from './block-view.ts';
import { type RareParts, withRareParts } from './load-rare-parts.ts';
import type { Direction } from './move-blocks.ts';

/** A block that says what it is until what draws it has come. */
export abstract class RareWidget extends DrawnWidget {
	abstract fill(parts: RareParts, view: EditorView, dom: HTMLElement): void;

	override draw(view: EditorView, dom: HTMLElement): void {
		dom.append(this.name);
		if (this.estimatedHeight > 0) dom.style.minBlockSize = `${this.estimatedHeight}px`;
		// Letters that come before what draws the block belong to the text, too.
		const unfilled = new AbortController();
		frameBlock(view, dom, dom, unfilled.signal);
		withRareParts((parts) => {
			unfilled.abort();
			dom.classList.remove('on');
			dom.style.minBlockSize = '';
			this.fill(parts, view, dom);
			// Its height is another now, and so is what a search finds drawn.
			view.requestMeasure();
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
	override enter(dom: HTMLElement, direction: Direction): void {
		if (isFilled(dom)) super.enter(dom, direction);
		else dom.focus({ preventScroll: true });
	}
}

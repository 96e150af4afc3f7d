import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import { BlockWidget, blocks } from './blocks-field.ts';
import { HtmlView } from './html-view.ts';
import { inertCopy } from './inert-copy.ts';
import { moveBlocks } from './move-blocks.ts';

class HtmlWidget extends BlockWidget {
	readonly copy: HTMLElement;

	constructor(source: string, copy: HTMLElement) {
		super(source);
		this.copy = copy;
	}

	override get name(): string {
		return messages.html.name((this.copy.textContent ?? '').trim().slice(0, 60));
	}

	override toDOM(view: EditorView): HTMLElement {
		return new HtmlView(view, this).dom;
	}

	override enter(dom: HTMLElement): void {
		HtmlView.of(dom).focus();
	}
}

/** Shows HTML as readers see it, but inert. */
export const htmlBlocks = [
	blocks('HTMLBlock', (_, source) => {
		const copy = inertCopy(source);
		return copy ? new HtmlWidget(source, copy) : undefined;
	}),
	moveBlocks,
];

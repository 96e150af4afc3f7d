import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import { draw } from '../draw.ts';
import { frameBlock } from './block-frame.ts';
import { showAsText } from './blocks-field.ts';
import { blockOf } from './move-blocks.ts';
import { drawButton, drawToolRow } from './tool-row.ts';

const { html: text } = messages;
const views = new WeakMap<HTMLElement, HtmlView>();

interface Shown {
	name: string;
	copy: HTMLElement;
	/** Do readers see anything of it? */
	isSeen: boolean;
}

/** HTML as readers see it. It is read-only until the person asks to edit it. */
export class HtmlView {
	readonly dom: HTMLElement;
	private readonly view: EditorView;
	private readonly frame: HTMLElement;

	static of(dom: HTMLElement): HtmlView {
		return views.get(dom) as HtmlView;
	}

	constructor(view: EditorView, { name, copy, isSeen }: Shown) {
		this.view = view;
		const tools = drawToolRow(
			text.tools,
			drawButton(text.asText, () => showAsText(view, this.dom), { icon: 'square-code' }),
			...(isSeen ? [drawButton(text.convert, () => void this.convert())] : []),
		);
		const shown = copy.cloneNode(true) as HTMLElement;
		shown.className = 'copy';
		this.frame = draw('div', { class: 'frame', role: 'group', 'aria-label': name }, tools, shown);
		this.dom = draw('div', { class: 'cm-block cm-html', contenteditable: 'false' }, this.frame);
		views.set(this.dom, this);
		frameBlock(view, this.dom, this.frame);
		this.frame.addEventListener('mousedown', () => this.focus());
		for (const image of shown.querySelectorAll('img'))
			image.addEventListener('load', () => view.requestMeasure());
	}

	focus(): void {
		this.frame.focus({ preventScroll: true });
	}

	/** Only on request: nothing else changes handwritten HTML. */
	private async convert(): Promise<void> {
		const { pasteMarkup } = await import('../paste/converters.ts');
		const block = blockOf(this.view, this.dom);
		if (!block) return;
		pasteMarkup(this.view, { html: block.widget.source }, block);
		this.view.focus();
	}
}

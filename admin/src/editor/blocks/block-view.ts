import type { EditorView } from '@codemirror/view';
import { createElement } from '../create-element.ts';
import { frameBlock } from './block-frame.ts';
import { BlockWidget } from './blocks-field.ts';
import type { Direction } from './move-blocks.ts';
import { startOf } from './start-of.ts';

const views = new WeakMap<HTMLElement, BlockView<BlockWidget>>();

/** What is drawn of a block. Each kind says what it shows and offers; how it is chosen and left is the same in all. */
export abstract class BlockView<Shown extends BlockWidget> {
	readonly dom: HTMLElement;
	readonly view: EditorView;
	protected shown: Shown;
	/** Has the focus when the cursor enters the block as a whole. */
	protected frame: HTMLElement;

	static of<View>(this: new (...made: never[]) => View, dom: HTMLElement): View {
		return views.get(dom) as View;
	}

	constructor(view: EditorView, shown: Shown, dom: HTMLElement) {
		this.view = view;
		this.shown = shown;
		this.dom = dom;
		this.frame = dom;
		views.set(dom, this);
	}

	/** Shows what the text says now. */
	protected show(): void {
		this.frame.setAttribute('aria-label', this.shown.name);
	}

	/** Is a press here one on the whole block? */
	protected takesPress(_on: Element): boolean {
		return true;
	}

	update(shown: Shown): void {
		this.shown = shown;
		this.show();
	}

	focus(): true {
		this.frame.focus({ preventScroll: true });
		return true;
	}

	/** Takes the focus, coming from above or from below. */
	enter(_direction: Direction): void {
		this.focus();
	}

	/** The block is drawn no more. */
	end(): void {}

	/** Where its source begins; undefined when it has left the text. */
	protected get start(): number | undefined {
		return startOf(this.view, this.dom);
	}

	protected fill(frame: HTMLElement): void {
		this.frame = frame;
		this.dom.replaceChildren(frame);
		frameBlock(this.view, this.dom, frame);
		this.dom.addEventListener('focus', () => this.focus());
		frame.addEventListener('mousedown', (event) => {
			if (!this.takesPress(event.target as Element)) return;
			event.preventDefault();
			this.focus();
		});
		this.show();
	}
}

/** A block with a view. */
export abstract class DrawnWidget extends BlockWidget {
	abstract readonly className: string;

	/** Fills its element. */
	abstract draw(view: EditorView, dom: HTMLElement): void;

	override toDOM(view: EditorView): HTMLElement {
		const attributes = { class: `cm-block ${this.className}`, contenteditable: 'false' };
		const dom = createElement('div', attributes);
		this.draw(view, dom);
		return dom;
	}

	override updateDOM(dom: HTMLElement): boolean {
		views.get(dom)?.update(this);
		return true;
	}

	override enter(dom: HTMLElement, direction: Direction): void {
		views.get(dom)?.enter(direction);
	}

	override destroy(dom: HTMLElement): void {
		views.get(dom)?.end();
	}
}

import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import { createElement } from '../create-element.ts';
import { leave } from './move-blocks.ts';
import { startOf } from './start-of.ts';
import { TextBox } from './text-box.ts';

interface CaptionActs {
	/** The block that the caption belongs to. */
	block: () => HTMLElement;
	onInput: (typed: string) => void;
	/** Gives the focus back to the block. */
	focus: () => true;
}

const { figure: text } = messages;

/** The words below pictures. They are plain: a key for marks does nothing in them, and nothing in the text or the browser either. */
export class CaptionBox {
	readonly dom: HTMLElement;
	private readonly view: EditorView;
	private readonly acts: CaptionActs;
	private readonly box: TextBox;

	constructor(view: EditorView, acts: CaptionActs) {
		this.view = view;
		this.acts = acts;
		this.box = new TextBox(
			createElement('div', { 'aria-label': text.caption, 'data-hint': text.captionHint }),
			view,
			{
				onInput: acts.onInput,
				onKey: (event) => this.takeKey(event),
				onMove: () => this.mirror(),
				onEnter: acts.focus,
			},
		);
		this.dom = createElement('figcaption', {}, this.box.dom);
	}

	focus(): void {
		this.box.focus();
	}

	/** Blanks that are still being typed do not count as a difference. */
	show(caption: string): void {
		const typed = this.box.text.replace(/\s+/g, ' ').trim();
		if (!this.box.hasFocus || typed !== caption) this.box.write(caption);
	}

	private takeKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
		if (ctrlKey || metaKey) return /^[biek]$/i.test(key);
		if (['Escape', 'Enter', 'Tab'].includes(key)) return this.acts.focus();
		if (shiftKey) return false;
		if (key === 'ArrowUp' && this.box.isAtEdge(-1)) return this.acts.focus();
		if (key !== 'ArrowDown' || !this.box.isAtEdge(1)) return false;
		leave(this.view, this.acts.block(), 1);
		return true;
	}

	/** The text's cursor is at the picture whose caption is written, so that the tools do not act elsewhere. */
	private mirror(): void {
		const anchor = startOf(this.view, this.acts.block());
		if (anchor === undefined) return;
		const { main } = this.view.state.selection;
		if (main.head !== anchor || !main.empty) this.view.dispatch({ selection: { anchor } });
	}
}

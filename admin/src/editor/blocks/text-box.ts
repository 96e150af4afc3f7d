import { redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { setAttribute } from '../create-element.ts';
import { findConverter, withConverter } from '../paste/converter.ts';
import { isAddress } from '../paste/is-address.ts';
import { ownType } from '../paste/own-copy.ts';
import { select, selectionOf } from '../selection-of.ts';

const textOf = (node: Node): string =>
	[...node.childNodes]
		.map((child) => {
			if (child.nodeName === 'BR') return '\n';
			return child instanceof Text ? child.data : textOf(child);
		})
		.join('');

interface TextBoxOptions {
	/** Called with the typed text, to update the editor's state. */
	onInput: (text: string) => void;
	/** Returns true when it handled the key. */
	onKey: (event: KeyboardEvent) => boolean;
	/** The cursor moved in the box. */
	onMove?: () => void;
	/** Whether its letters are Markdown, of which other programs get the marks. */
	isMarkdown?: boolean;
	/** Enter on an on-screen keyboard that sends no key events. */
	onEnter: () => void;
}

/** Plain text that is edited in place. It has no history except the editor's. */
export class TextBox {
	readonly dom: HTMLElement;
	private readonly view: EditorView;
	private readonly options: TextBoxOptions;
	private hasShift = false;

	constructor(dom: HTMLElement, view: EditorView, options: TextBoxOptions) {
		this.view = view;
		this.options = options;
		this.dom = dom;
		dom.setAttribute('contenteditable', 'plaintext-only');
		// Browsers that do not support it would not allow editing at all.
		if (dom.contentEditable !== 'plaintext-only') dom.setAttribute('contenteditable', 'true');
		setAttribute(dom, 'role', 'textbox');
		setAttribute(dom, 'tabindex', '-1');
		dom.addEventListener('input', () => options.onInput(this.text));
		dom.addEventListener('keydown', (event) => this.onKey(event));
		dom.addEventListener('paste', (event) => this.onPaste(event));
		for (const name of options.isMarkdown ? (['copy', 'cut'] as const) : [])
			dom.addEventListener(name, (event) => this.onCopy(event));
		dom.addEventListener('beforeinput', (event) => this.onBefore(event));
		for (const moved of ['keyup', 'pointerup', 'focus'])
			dom.addEventListener(moved, () => options.onMove?.());
	}

	get text(): string {
		return textOf(this.dom);
	}

	private get chosen(): string {
		const { anchor = 0, head = 0 } = this.selection ?? {};
		return this.text.slice(Math.min(anchor, head), Math.max(anchor, head));
	}

	get hasFocus(): boolean {
		return (this.dom.getRootNode() as ShadowRoot).activeElement === this.dom;
	}

	/** The number of characters before each end of the selection; undefined when the selection is elsewhere. */
	get selection(): { anchor: number; head: number } | undefined {
		const chosen = selectionOf(this.dom);
		const anchor = this.lettersTo(chosen?.anchorNode, chosen?.anchorOffset);
		const head = this.lettersTo(chosen?.focusNode, chosen?.focusOffset);
		return anchor === undefined || head === undefined ? undefined : { anchor, head };
	}

	set selection({ anchor, head }: { anchor: number; head: number }) {
		const node = this.dom.firstChild;
		const most = node instanceof Text ? node.length : 0;
		const [start, end] = [Math.min(anchor, most), Math.min(head, most)];
		select(this.dom, node ?? this.dom, start, node ?? this.dom, end);
	}

	/** Some browsers would choose the whole text around the box. */
	private selectAll(): void {
		select(this.dom, this.dom, 0, this.dom, this.dom.childNodes.length);
	}

	/** Where nothing is left to erase, WebKit puts the cursor into the box before. */
	private isBeyond(key: string): boolean {
		const { anchor, head } = this.selection ?? {};
		if (head === undefined || anchor !== head) return false;
		return key === 'backspace'
			? head === 0
			: key === 'delete' && head === this.text.replace(/\n$/, '').length;
	}

	private lettersTo(node: Node | null | undefined, offset = 0): number | undefined {
		if (!node || !this.dom.contains(node)) return undefined;
		const before = document.createRange();
		before.setStart(this.dom, 0);
		before.setEnd(node, offset);
		return before.toString().length;
	}

	/** Is the cursor in the first line (-1) or in the last (1)? */
	isAtEdge(direction: 1 | -1): boolean {
		const { focusNode, focusOffset } = selectionOf(this.dom) ?? {};
		if (!focusNode) return true;
		const cursor = document.createRange();
		cursor.setStart(focusNode, focusOffset ?? 0);
		const at = cursor.getBoundingClientRect();
		// An empty box has no rectangle for its cursor.
		if (at.height === 0) return true;
		const box = this.dom.getBoundingClientRect();
		return direction === 1 ? box.bottom - at.bottom < at.height : at.top - box.top < at.height;
	}

	write(text: string): void {
		if (this.text !== text || this.dom.firstElementChild) this.dom.textContent = text;
	}

	/** Puts the cursor at the end of the text, or at its start. */
	focus(atStart = false): void {
		this.dom.focus();
		const at = atStart ? 0 : this.text.length;
		this.selection = { anchor: at, head: at };
		this.options.onMove?.();
	}

	private onKey(event: KeyboardEvent): void {
		this.hasShift = event.shiftKey;
		if (event.isComposing || event.defaultPrevented) return;
		const key = event.key.toLowerCase();
		const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
		const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
		if (isCommand && (key === 'z' || isRedo)) (isRedo ? redo : undo)(this.view);
		else if (isCommand && key === 'a') this.selectAll();
		else if (!this.options.onKey(event) && !this.isBeyond(key)) return;
		event.preventDefault();
	}

	private onPaste(event: ClipboardEvent): void {
		const read = (type: string) => event.clipboardData?.getData(type) ?? '';
		const [own, pasted] = [this.options.isMarkdown ? read(ownType) : '', read('text/plain')];
		const words = this.chosen;
		const isOwn = own !== '' && !own.includes('\n');
		if (!isOwn && (words === '' || !isAddress(pasted))) return;
		event.preventDefault();
		const insert = (text: string) => void document.execCommand('insertText', false, text);
		if (isOwn) insert(own);
		else if (!this.options.isMarkdown) insert(`${words} (${pasted.trim()})`);
		else
			withConverter(
				({ linkedWords }) => insert(linkedWords(words, pasted) ?? pasted),
				() => insert(pasted),
			);
	}

	private onCopy(event: ClipboardEvent): void {
		const converter = findConverter();
		if (!converter || !event.clipboardData || this.chosen === '') return;
		converter.copyWords(event.clipboardData, this.chosen);
		event.preventDefault();
		if (event.type === 'cut') document.execCommand('delete');
	}

	private onBefore(event: InputEvent): void {
		const { inputType } = event;
		if (inputType === 'historyUndo') undo(this.view);
		else if (inputType === 'historyRedo') redo(this.view);
		else if (/^insert(?:Paragraph|LineBreak)$/.test(inputType) && !this.hasShift)
			this.options.onEnter();
		else if (!inputType.startsWith('format')) return;
		event.preventDefault();
	}
}

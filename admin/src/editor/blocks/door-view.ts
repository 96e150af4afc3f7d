import type { EditorView } from '@codemirror/view';
import { messages as reader } from '#config/messages';
import { type Door, doorSigns } from '#domain/site/door';
import { messages as text } from '../../messages/door.ts';
import { createElement, drawLines } from '../create-element.ts';
import { hostOf } from '../host.ts';
import { dress } from '../look/dress.ts';
import { BlockView } from './block-view.ts';
import { type BlockWidget, showAsText } from './blocks-field.ts';
import describeStyles from './describe.css?inline';
import doorStyles from './door.css?inline';
import { blockOf, removeBlock } from './move-blocks.ts';
import { drawButton, drawToolRow } from './tool-row.ts';

/** What Markdown would read as more than a sign in these words. */
const escaped = (words: string) => words.replace(/[\\`*_[\]<&~]/g, '\\$&');

/** A link that is all its paragraph has. */
export interface DoorText {
	door: Door;
	address: string;
	/** Empty for the standard ones. */
	words: string;
}
type ShownDoor = BlockWidget & { readonly link: DoorText };

const oneLine = (typed: string) => typed.replace(/\s+/g, ' ').trim();

/** A way to the house as readers see it, with its tools and the question for its words. */
export class DoorView extends BlockView<ShownDoor> {
	private readonly button = createElement('span', { class: 'button' });
	private readonly why = createElement('p', { class: 'hint why' }, text.why);
	private readonly area = createElement('textarea', {
		rows: '1',
		maxlength: '40',
		'aria-label': text.question,
	});
	private readonly count = createElement('span', { class: 'count' });
	private readonly hint = createElement('span');
	private readonly box: HTMLElement;

	constructor(view: EditorView, shown: ShownDoor, dom: HTMLElement) {
		super(view, shown, dom);
		dress(view, describeStyles, doorStyles);
		const tools = drawToolRow(
			text.tools,
			drawButton(text.reword, () => this.ask()),
			drawButton(text.change, () => this.change(), { icon: 'replace' }),
			drawButton(text.asText, () => showAsText(view, dom), { icon: 'square-code' }),
			drawButton(text.remove, () => removeBlock(view, dom)),
		);
		this.box = createElement(
			'div',
			{ class: 'describe', hidden: true },
			createElement('label', {}, createElement('strong', {}, text.question), this.area),
			createElement('p', { class: 'hint' }, this.hint, this.count),
			createElement(
				'div',
				{ class: 'between' },
				drawButton(text.done, () => this.focus(), { className: 'done' }),
			),
		);
		this.area.addEventListener('input', () => this.reword(oneLine(this.area.value)));
		this.area.addEventListener('keydown', (event) => {
			if (event.isComposing || !/^(?:Enter|Escape)$/.test(event.key)) return;
			event.preventDefault();
			event.stopPropagation();
			this.focus();
		});
		const attributes = { class: 'frame', role: 'group' };
		this.fill(createElement('div', attributes, this.button, tools, this.box, this.why));
	}

	protected override takesPress(on: Element): boolean {
		return this.button.contains(on);
	}

	override focus(): true {
		this.showBox(false);
		super.focus();
		this.view.requestMeasure();
		return true;
	}

	protected override show(): void {
		super.show();
		const { door, words } = this.shown.link;
		const [standard, sign] = [reader.doors[door], doorSigns[door]];
		this.button.className = `button ${door}`;
		this.button.replaceChildren(...(sign ? [drawLines(sign)] : []), words || standard);
		this.area.placeholder = standard;
		this.hint.textContent = text.hint(standard);
		this.count.textContent = text.count(words.length);
		this.view.requestMeasure();
	}

	private ask(): void {
		this.area.value = this.shown.link.words;
		this.showBox(true);
		this.area.focus();
		this.area.select();
	}

	private showBox(isAsking: boolean): void {
		this.box.hidden = !isAsking;
		this.frame.classList.toggle('asking', isAsking);
	}

	/** Each letter goes to the text at once; without any the address alone stays. */
	private reword(words: string): void {
		const block = blockOf(this.view, this.dom);
		const { address } = this.shown.link;
		const target = /[\s()]/.test(address) ? `<${address}>` : address;
		const insert = words === '' ? `<${address}>` : `[${escaped(words)}](${target})`;
		if (!block) return;
		this.view.dispatch({
			changes: { from: block.from, to: block.to, insert },
			userEvent: 'input.door',
		});
	}

	private change(): void {
		const block = blockOf(this.view, this.dom);
		if (!block) return;
		const { top, bottom, left } = this.button.getBoundingClientRect();
		hostOf(this.view.state).askLink({
			from: block.from,
			to: block.to,
			source: block.widget.source,
			words: this.shown.link.words && escaped(this.shown.link.words),
			address: undefined,
			anchor: { top, bottom, left },
		});
	}
}

import type { EditorView } from '@codemirror/view';
import { allowedElements } from '#article/allow-list';
import { usableImageUrl } from '#domain/pictures/picture-address';
import { cutLetters } from '#domain/text/cut-text';
import { remember } from '#domain/text/remember';
import { messages } from '../../messages/blocks.ts';
import { parseInert } from '../../ui/trusted-html.ts';
import { createElement } from '../create-element.ts';
import type { SyntaxNode } from '../look/inline-marks.ts';
import { keepAllowed } from '../paste/clean-paste.ts';
import { withInertStyles } from '../paste/style-of.ts';
import { BlockView, DrawnWidget } from './block-view.ts';
import { blockWidgets, showAsText } from './blocks-field.ts';
import { blockOf, moveBlocks } from './move-blocks.ts';
import { drawButton, drawToolRow } from './tool-row.ts';

const { html: text } = messages;

/** HTML as readers see it. It is read-only until the person asks to edit it. */
class HtmlView extends BlockView<HtmlWidget> {
	constructor(view: EditorView, shown: HtmlWidget, dom: HTMLElement) {
		super(view, shown, dom);
		const tools = drawToolRow(
			text.tools,
			drawButton(text.asText, () => showAsText(view, this.dom), { icon: 'square-code' }),
			...(shown.isSeen ? [drawButton(text.convert, () => void this.convert())] : []),
		);
		const copy = shown.copy.cloneNode(true) as HTMLElement;
		copy.className = 'copy';
		this.fill(createElement('div', { class: 'frame', role: 'group' }, tools, copy));
		this.frame.addEventListener('mousedown', () => this.focus());
		for (const image of copy.querySelectorAll('img'))
			image.addEventListener('load', () => view.requestMeasure());
	}

	/** Without more, because its words can be chosen. */
	protected override takesPress(): boolean {
		return false;
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

/** Attributes that describe an element, without addresses or styles. */
const harmless = new Set([
	'start',
	'reversed',
	'value',
	'datetime',
	'colspan',
	'rowspan',
	'scope',
	'alt',
	'title',
	'width',
	'height',
]);

/** The line break at the end of `pre` shows nothing, but Chromium loses a word that is composed right below it. */
function trimEnd(node: Node): void {
	if (node.lastChild) trimEnd(node.lastChild);
	else if (node instanceof Text) node.data = node.data.trimEnd();
}

function strip(element: Element): void {
	const allowed = allowedElements[element.localName] ?? [];
	const source = usableImageUrl(element.getAttribute('src'));
	for (const { name } of [...element.attributes])
		if (!harmless.has(name) || !allowed.includes(name)) element.removeAttribute(name);
	if (element.localName === 'a') element.classList.add('cm-link');
	if (element.localName === 'img' && source !== null) element.setAttribute('src', source);
	if (element.localName === 'pre') trimEnd(element);
	if (element.localName === 'summary') element.setAttribute('tabindex', '-1');
}

/**
 * Returns what readers would see of this HTML, without links, scripts, frames or its own styles. Returns null when
 * nothing is visible, as with half of a pair of tags.
 */
const inertCopy = remember((source: string): HTMLElement | null => {
	const { body } = parseInert(withInertStyles(source));
	keepAllowed(body);
	for (const element of body.querySelectorAll('*')) strip(element);
	const isSeen = (body.textContent ?? '').trim() !== '' || body.querySelector('img, hr') !== null;
	if (!isSeen) return null;
	const copy = document.createElement('div');
	copy.append(...[...body.childNodes].map((node) => document.importNode(node, true)));
	return copy;
}, 500);

class HtmlWidget extends DrawnWidget {
	readonly className = 'cm-html';
	readonly isSeen: boolean;
	/** What is not seen is shown as it is written. */
	readonly copy: HTMLElement;

	constructor(source: string, markup = source) {
		super(source);
		const copy = inertCopy(markup);
		this.isSeen = copy !== null;
		this.copy = copy ?? createElement('div', {}, createElement('code', {}, source));
	}

	override get name(): string {
		return messages.html.name(cutLetters((this.copy.textContent ?? '').trim(), 60));
	}

	draw(view: EditorView, dom: HTMLElement): void {
		new HtmlView(view, this, dom);
	}

	override updateDOM(): boolean {
		return false;
	}
}

const tags = /^(?:HTMLTag|Comment|SourceComment|ProcessingInstruction)$/;

/** Is this a paragraph without words? */
function isOnlyTags({ from, to, firstChild }: SyntaxNode, source: string, start: number): boolean {
	let at = from;
	for (let node = firstChild; node && tags.test(node.name); node = node.nextSibling) {
		if (source.slice(at - start, node.from - start).trim() !== '') return false;
		at = node.to;
	}
	return at === to;
}

const widgetOf = (_: SyntaxNode, source: string) => new HtmlWidget(source);

/** Shows HTML as readers see it, but inert. */
export const htmlBlocks = [
	...['HTMLBlock', 'CommentBlock', 'ProcessingInstructionBlock'].map((node) =>
		blockWidgets(node, widgetOf, { waits: true }),
	),
	blockWidgets(
		'Paragraph',
		(paragraph, source, start) =>
			isOnlyTags(paragraph, source, start)
				? new HtmlWidget(source, source.replace(/\{\/\*[\s\S]*?\*\/\}/g, ''))
				: undefined,
		{ waits: true },
	),
	moveBlocks,
];

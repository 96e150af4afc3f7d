import type { EditorView } from '@codemirror/view';
import { allowedElements } from '#article/allow-list';
import { cutLetters } from '#domain/cut-letters';
import { usableImageUrl } from '#domain/image-rules';
import { remember } from '#domain/remember';
import { messages } from '../../messages/blocks.ts';
import { parseInert } from '../../ui/trusted-html.ts';
import { keepAllowed } from '../paste/clean-paste.ts';
import { withInertStyles } from '../paste/style-of.ts';
import { BlockWidget, blocks } from './blocks-field.ts';
import { HtmlView } from './html-view.ts';
import { moveBlocks } from './move-blocks.ts';

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

function strip(element: Element): void {
	const allowed = allowedElements[element.localName] ?? [];
	const source = usableImageUrl(element.getAttribute('src'));
	for (const { name } of [...element.attributes])
		if (!harmless.has(name) || !allowed.includes(name)) element.removeAttribute(name);
	if (element.localName === 'a') element.classList.add('cm-link');
	if (element.localName === 'img' && source !== null) element.setAttribute('src', source);
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

class HtmlWidget extends BlockWidget {
	readonly copy: HTMLElement;

	constructor(source: string, copy: HTMLElement) {
		super(source);
		this.copy = copy;
	}

	override get name(): string {
		return messages.html.name(cutLetters((this.copy.textContent ?? '').trim(), 60));
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

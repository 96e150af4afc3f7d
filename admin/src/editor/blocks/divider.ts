import type { EditorView } from '@codemirror/view';
import { writingTools } from '../../messages/writing-tools.ts';
import { createElement } from '../create-element.ts';
import { frameBlock } from './block-frame.ts';
import { BlockWidget, blockWidgets } from './blocks-field.ts';

class DividerWidget extends BlockWidget {
	readonly name = writingTools.tools.rule;

	override toDOM(view: EditorView): HTMLElement {
		const attributes = { class: 'cm-block cm-rule', contenteditable: 'false' };
		const dom = createElement('div', { ...attributes, role: 'group', 'aria-label': this.name });
		frameBlock(view, dom, dom);
		dom.addEventListener('mousedown', () => this.enter(dom));
		return dom;
	}

	override enter(dom: HTMLElement): void {
		dom.focus({ preventScroll: true });
	}
}

/** Shows a divider that stands in the text itself. */
export const dividers = blockWidgets('HorizontalRule', (_, source) => new DividerWidget(source), {
	waits: true,
});

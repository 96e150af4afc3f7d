import { type EditorView, runScopeHandlers } from '@codemirror/view';
import { blockOf } from './move-blocks.ts';

const leads = /^(?:Home|End|PageUp|PageDown|Arrow\w+)$/;
const isBack = /^(?:Home|PageUp|ArrowUp|ArrowLeft)$/;

function isOfText({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
	const isCommand = ctrlKey || metaKey;
	if (isCommand && key.toLowerCase() === 'a') return true;
	return leads.test(key) && (isCommand || shiftKey || !key.startsWith('Arrow'));
}

/** Choosing and going far, which the text's own keymap does from the block's place. */
export function leadsThroughText(view: EditorView, dom: HTMLElement, event: KeyboardEvent) {
	const block = isOfText(event) ? blockOf(view, dom) : undefined;
	if (!block) return false;
	const takesBlock = event.shiftKey && isBack.test(event.key);
	view.dispatch({ selection: { anchor: takesBlock ? block.to : block.from } });
	runScopeHandlers(view, event, 'editor');
	view.focus();
	return true;
}

/** Chooses the block, for the browser to copy or cut; what was copied has the focus again. */
export function takesBlock(view: EditorView, dom: HTMLElement, event: KeyboardEvent): boolean {
	if (!(event.ctrlKey || event.metaKey) || !/^[cx]$/i.test(event.key)) return false;
	const block = blockOf(view, dom);
	if (!block) return false;
	view.dispatch({ selection: { anchor: block.from, head: block.to } });
	view.focus();
	const goBack = () => setTimeout(() => view.dispatch({ selection: { anchor: block.from } }));
	view.contentDOM.addEventListener('copy', goBack, { once: true });
	return true;
}

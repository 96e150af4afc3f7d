import { defaultKeymap, history } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { afterEach, expect, it } from 'vitest';
import { figures } from '../../../admin/src/editor/blocks/figure.ts';
import { loadRareParts } from '../../../admin/src/editor/blocks/load-rare-parts.ts';
import { videos } from '../../../admin/src/editor/blocks/video.ts';
import { type EditorHost, editorHost } from '../../../admin/src/editor/host.ts';
import { articleLanguage } from '../../../admin/src/editor/language.ts';

await loadRareParts();

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const picture = '![Mesa](https://fotos.test/mesa.png)';
const opened: EditorView[] = [];

function open(doc: string) {
	const parent = document.body.appendChild(document.createElement('div'));
	const host = editorHost.of(() => ({}) as unknown as EditorHost);
	const extensions = [articleLanguage, history(), figures, videos, host, keymap.of(defaultKeymap)];
	const view = new EditorView({ parent, state: EditorState.create({ doc, extensions }) });
	opened.push(view);
	return view;
}
afterEach(() => {
	for (const view of opened.splice(0)) view.destroy();
});

/** Presses a key at the block, which has the focus. */
function press(view: EditorView, key: string, more: KeyboardEventInit = {}) {
	const frame = view.contentDOM.querySelector<HTMLElement>('.cm-block [tabindex="-1"]');
	frame?.focus();
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
	frame?.dispatchEvent(event);
	return event;
}
const chosen = ({ state }: EditorView) =>
	state.sliceDoc(state.selection.main.from, state.selection.main.to);

it.each([video, picture])('Ctrl+A at %s chooses the whole text', (block) => {
	const view = open(`Antes.\n\n${block}\n\nDepois.`);
	expect(press(view, 'a', { ctrlKey: true }).defaultPrevented).toBe(true);
	expect(chosen(view)).toBe(`Antes.\n\n${block}\n\nDepois.`);
	expect(document.activeElement).toBe(view.contentDOM);
});

it('Ctrl+Home and Ctrl+End lead to the ends of the text, and with Shift they choose', () => {
	const view = open(`Antes.\n\n${video}\n\nDepois.`);
	press(view, 'End', { ctrlKey: true });
	expect(view.state.selection.main.head).toBe(view.state.doc.length);
	press(view, 'Home', { ctrlKey: true });
	expect(view.state.selection.main.head).toBe(0);
	press(view, 'End', { ctrlKey: true, shiftKey: true });
	expect(chosen(view)).toBe(`${video}\n\nDepois.`);
	press(view, 'Home', { ctrlKey: true, shiftKey: true });
	expect(chosen(view)).toBe(`Antes.\n\n${video}`);
});

it('a key that the browser would scroll the page with stays in the text', () => {
	const view = open(`Antes.\n\n${video}\n\nDepois.`);
	expect(press(view, 'Home').defaultPrevented).toBe(true);
});

it.each(['c', 'x'])('Ctrl+%s at a block gives the browser the block to take', (key) => {
	const view = open(`Antes.\n\n${video}\n\nDepois.`);
	expect(press(view, key, { ctrlKey: true }).defaultPrevented).toBe(false);
	expect(chosen(view)).toBe(video);
	expect(document.activeElement).toBe(view.contentDOM);
});

it.each([
	['before', 0, `Um texto.\n\n${video}`],
	['behind', video.length, `${video}\n\nUm texto.`],
])('what comes to the cursor %s a block is a paragraph of its own', (_, anchor, expected) => {
	const view = open(video);
	view.dispatch({ selection: { anchor } });
	view.dispatch(view.state.replaceSelection('Um texto.'), { userEvent: 'input.paste' });
	expect(view.state.doc.toString()).toBe(expected);
	expect(view.state.sliceDoc(0, view.state.selection.main.head)).toMatch(/Um texto\.$/);
});

import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { pasteRich } from '../../../admin/src/editor/paste/paste.ts';
import { pasteFromClipboard } from '../../../admin/src/editor/paste/paste-from-clipboard.ts';

let view: EditorView;
const run = (command: (editor: EditorView) => boolean) => void command(view);
const read = () => view.state.doc.toString();

function hold(texts: Record<string, string>): void {
	const types = Object.keys(texts);
	const getType = async (type: string) => ({ text: async () => texts[type] });
	const clipboard = { read: async () => [{ types, getType }] };
	Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

beforeEach(() => {
	// In Firefox the event that a page makes holds nothing.
	vi.stubGlobal('ClipboardEvent', Event);
	vi.stubGlobal('DataTransfer', class {});
	Range.prototype.getClientRects = () => [] as never;
	const extensions = [articleLanguage, pasteRich()];
	view = new EditorView({ parent: document.body, state: EditorState.create({ extensions }) });
});
afterEach(() => {
	view.destroy();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(navigator, 'clipboard');
});

test('the paste button needs no event that holds data', async () => {
	hold({ 'text/html': '<p>Uma <b>sala</b></p>', 'text/plain': 'Uma sala' });
	expect(await pasteFromClipboard(run)).toBe(true);
	await vi.waitFor(() => expect(read()).toBe('Uma **sala**'));
});

test('the paste button writes a plain text as Ctrl+V does', async () => {
	hold({ 'text/plain': 'Uma\u2028sala\u2029com\u0085luz\v.' });
	expect(await pasteFromClipboard(run)).toBe(true);
	expect(read()).toBe('Uma\nsala\ncom\nluz\n.');
});

test('where the clipboard holds nothing that can be pasted, a key is named', async () => {
	hold({});
	expect(await pasteFromClipboard(run)).toBe(false);
});

const editorHtml = (text: string) =>
	`<div style="font-family: Consolas, monospace; white-space: pre;"><div>${text}</div></div>`;

test.each([
	['typescript', 'let *a* = 1', '`let *a* = 1`'],
	['markdown', 'Um *leve* toque', 'Um *leve* toque'],
	['plaintext', 'Um *leve* toque', 'Um *leve* toque'],
])('what a code editor copies as %s', async (mode, text, written) => {
	const event = new Event('paste', { bubbles: true, cancelable: true });
	const data: Record<string, string> = {
		'text/html': editorHtml(text),
		'text/plain': text,
		'vscode-editor-data': JSON.stringify({ version: 1, mode }),
	};
	const types = Object.keys(data);
	const clipboardData = { types, files: [], getData: (type: string) => data[type] ?? '' };
	view.contentDOM.dispatchEvent(Object.assign(event, { clipboardData }));
	await vi.waitFor(() => expect(read()).toBe(written));
});

import '../../../admin/src/styles/index.css';
import { history } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { editorLook } from '../../../admin/src/editor/look/editor-look.ts';
import { textView } from '../../../admin/src/editor/text-view.ts';
import { editorBefore } from './editor-before.ts';

const editors = { now: [articleLanguage, textView('text'), editorLook], before: editorBefore };

const host = document.createElement('div');
host.style.cssText = 'inline-size: min(43rem, 100%); margin-inline: auto';
document.body.append(host);
const root = host.attachShadow({ mode: 'open' });
let editor: EditorView | undefined;

/** Opens the text where the form has it: in a shadow root, in the article's column; the cursor is in its middle. */
function open(doc: string, which: keyof typeof editors): void {
	editor?.destroy();
	const extensions = [
		history(),
		EditorView.lineWrapping,
		editors[which],
		// As the form does: the whole text at each key.
		EditorView.updateListener.of(({ docChanged, state }) => docChanged && state.doc.toString()),
	];
	editor = new EditorView({ state: EditorState.create({ doc, extensions }), root, parent: root });
	const middle = editor.state.doc.line(Math.floor(editor.state.doc.lines / 2));
	const at = doc.indexOf('.', middle.from);
	editor.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at) });
	editor.focus();
}

/** Milliseconds from a key until its letter has its place on the page. */
async function type(letters: string): Promise<number[]> {
	const times: number[] = [];
	for (const letter of letters) {
		// A hand leaves time between two keys, in which the browser draws.
		await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)));
		const start = performance.now();
		document.execCommand('insertText', false, letter);
		await Promise.resolve();
		editor?.coordsAtPos(editor.state.selection.main.head);
		times.push(performance.now() - start);
	}
	return times;
}

Object.assign(window, { bench: { open, type } });

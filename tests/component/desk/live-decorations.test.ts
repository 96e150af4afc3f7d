import { forceParsing } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { textView } from '../../../admin/src/editor/text-view.ts';

const sample = `Trabalhar da sala parece **de graça**, e é *caro*.[^1]

## O que entra

Energia e [tempo](/x):

- a campainha
- a louça
  1. dentro

> Pagava em sábados.
>
> — Renata

---

~~~
código
~~~

### Fim

Um fim.

[^1]: Uma nota.`;

const open = (doc: string) =>
	new EditorView({
		state: EditorState.create({ doc, extensions: [articleLanguage, textView('text')] }),
		parent: document.body,
	});

/** CodeMirror joins hidden signs that stand side by side, or leaves them apart. */
const hiddenSigns = /(?:(?:<img class="cm-widgetBuffer"[^>]*>)+<span><\/span>)+/g;
/** As elements, because attributes may come in any order. */
function drawnOf({ contentDOM }: EditorView): HTMLElement {
	const copy = document.createElement('div');
	copy.innerHTML = contentDOM.innerHTML.replace(hiddenSigns, '…');
	return copy;
}

it('what a key draws anew is what the whole text would be drawn as', () => {
	const pieces = fc.constantFrom(
		'a',
		' ',
		'\n',
		'\n\n',
		'*',
		'**',
		'#',
		'## ',
		'- ',
		'> ',
		'`',
		'[^1]',
		'---',
		'~~~\n',
	);
	const edit = fc.record({
		at: fc.nat({ max: sample.length }),
		length: fc.constantFrom(0, 0, 0, 1, 3, 12),
		insert: pieces,
	});
	fc.assert(
		fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
			const editor = open(sample);
			for (const { at, length, insert } of edits) {
				const from = Math.min(at, editor.state.doc.length);
				const to = Math.min(from + length, editor.state.doc.length);
				editor.dispatch({
					changes: { from, to, insert },
					selection: { anchor: from + insert.length },
				});
			}
			const fresh = open(editor.state.doc.toString());
			fresh.dispatch({ selection: editor.state.selection });
			for (const each of [editor, fresh]) forceParsing(each, each.state.doc.length, 5_000);
			const [drawn, expected] = [editor, fresh].map(drawnOf);
			editor.destroy();
			fresh.destroy();
			expect(drawn).toEqual(expected);
		}),
		{ numRuns: 60 },
	);
}, 120_000);

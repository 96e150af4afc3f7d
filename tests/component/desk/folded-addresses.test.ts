import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { textView } from '../../../admin/src/editor/text-view.ts';

const hash = 'a1'.repeat(32);
const first = `/images/${hash}-1600.webp#2400x1350,larga`;
const second = `/images/${hash}-640.webp`;
const doc = `Antes.\n\n![Uma mesa](${first} "Legenda")\n\n![](${second})\n\n![](https://a.test/b.png)`;

it('the Markdown view names the blog’s pictures by number, and shows an address to the cursor', () => {
	const editor = new EditorView({
		state: EditorState.create({ doc, extensions: [articleLanguage, textView('markdown')] }),
	});
	const shown = () => editor.contentDOM.textContent ?? '';
	expect(shown()).toContain('![Uma mesa](imagem 1, 2400 × 1350, larga "Legenda")');
	expect(shown()).toContain('![](imagem 2)');
	expect(shown()).toContain('![](https://a.test/b.png)');
	editor.dispatch({ selection: { anchor: doc.indexOf(first) + 10 } });
	expect(shown()).toContain(first);
	expect(shown()).toContain('![](imagem 2)');
	editor.dispatch({ changes: { from: 0, insert: `![](${second})\n\n` }, selection: { anchor: 0 } });
	expect(shown()).toContain('![Uma mesa](imagem 2, 2400 × 1350, larga "Legenda")');
	expect(editor.state.doc.toString()).toBe(`![](${second})\n\n${doc}`);
	editor.destroy();
});

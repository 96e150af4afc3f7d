import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { textView } from '../../../admin/src/editor/text-view.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test.each(['text', 'markdown'] as const)(
	'a key in the %s view keeps none of the states before it in memory',
	async (kind) => {
		const doc = '## Um título\n\nUm **parágrafo** com [link](/post/um).\n\n- um\n- dois';
		const view = new EditorView({
			state: EditorState.create({ doc, extensions: [articleLanguage, textView(kind)] }),
			parent: document.body,
		});
		const states: WeakRef<EditorState>[] = [];
		for (const letter of 'quem escreve depressa') {
			states.push(new WeakRef(view.state));
			const at = doc.indexOf('.') + states.length - 1;
			const changes = { from: at, insert: letter };
			view.dispatch({ changes, selection: { anchor: at + 1 }, userEvent: 'input.type' });
			// A reference that was read keeps its target until the turn ends.
			await new Promise((resolve) => setTimeout(resolve, 0));
		}
		collect();
		expect(states.filter((state) => state.deref()).length).toBeLessThan(3);
		view.destroy();
	},
);

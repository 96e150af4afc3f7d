import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { asProse } from '../../../admin/src/editor/markdown-editor.tsx';
import { textView } from '../../../admin/src/editor/text-view.ts';

test.each(['text', 'markdown'] as const)(
	'as %s, what CodeMirror switches off for code is on, but for a translation of what is written',
	(shown) => {
		const state = EditorState.create({ extensions: [asProse, textView(shown)] });
		const { contentDOM } = new EditorView({ state });
		const attributes = Object.fromEntries(
			[...contentDOM.attributes].map(({ name, value }) => [name, value]),
		);
		expect(attributes).toMatchObject({ autocorrect: 'on', lang: 'pt-BR', spellcheck: 'true' });
		const off = Object.entries(attributes).filter(([, value]) => /^(?:off|no|false)$/.test(value));
		expect(off).toEqual([['translate', 'no']]);
	},
);

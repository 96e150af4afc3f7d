import { EditorView } from '@codemirror/view';

/**
 * What is written is Portuguese, not code: undoes what CodeMirror sets for code. Cells and captions are within its
 * content, and inherit this.
 */
export const asProse = EditorView.contentAttributes.of({
	lang: 'pt-BR',
	spellcheck: 'true',
	autocapitalize: 'sentences',
	autocorrect: 'on',
	writingsuggestions: 'true',
	translate: 'yes',
});

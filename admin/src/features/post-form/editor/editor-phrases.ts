import { EditorState } from '@codemirror/state';

/** The editor's own search panel, in Portuguese. */
export const editorPhrases = EditorState.phrases.of({
	Find: 'Achar',
	Replace: 'Trocar por',
	next: 'próximo',
	previous: 'anterior',
	all: 'todos',
	'match case': 'maiúsculas',
	regexp: 'expressão',
	'by word': 'palavra inteira',
	replace: 'trocar',
	'replace all': 'trocar todos',
	close: 'fechar',
	'current match': 'trecho achado',
	'on line': 'na linha',
	'replaced match on line $': 'trocado na linha $',
	'replaced $ matches': '$ trocados',
});

import { EditorView } from '@codemirror/view';
import { waitFor } from '@testing-library/react';

/** The form's text, once its editor is there. */
export const openText = () =>
	waitFor(() => {
		const host = document.querySelector('.editor[data-field="content"]');
		const found = host?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
		const text = found && EditorView.findFromDOM(found);
		if (!text) throw new Error('there is no editor yet');
		return text;
	});

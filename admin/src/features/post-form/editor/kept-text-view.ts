import { SharedValue } from '../../../ui/shared-value.ts';

/** `text` looks like the article, `markdown` shows the source. */
export type TextView = 'text' | 'markdown';

const key = 'deskTextView';

/** The view that the user chose last; without storage, the text. */
function readStored(): TextView {
	try {
		return localStorage.getItem(key) === 'markdown' ? 'markdown' : 'text';
	} catch {
		return 'text';
	}
}

const view = new SharedValue(readStored());
export const { current: keptTextView, useValue: useTextView } = view;

export function keepTextView(chosen: TextView): void {
	try {
		localStorage.setItem(key, chosen);
	} catch {
		// The view still changes, but is not remembered.
	}
	view.set(chosen);
}

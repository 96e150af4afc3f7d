import { useSyncExternalStore } from 'react';

/** `text` looks like the article, `markdown` shows the source. */
export type TextView = 'text' | 'markdown';

const key = 'deskTextView';
const listeners = new Set<() => void>();

/** The view that the user chose last; without storage, the text. */
export function keptTextView(): TextView {
	try {
		return localStorage.getItem(key) === 'markdown' ? 'markdown' : 'text';
	} catch {
		return 'text';
	}
}

export function keepTextView(view: TextView): void {
	try {
		localStorage.setItem(key, view);
	} catch {
		// The view still changes, but is not remembered.
	}
	for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
export const useTextView = () => useSyncExternalStore(subscribe, keptTextView);

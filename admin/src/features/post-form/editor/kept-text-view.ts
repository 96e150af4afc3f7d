/** `text` looks like the article, `markdown` shows what is written. */
export type TextView = 'text' | 'markdown';

const key = 'deskTextView';

/** As this person left it; a browser that keeps nothing shows the text. */
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
		// It is shown all the same, this once.
	}
}

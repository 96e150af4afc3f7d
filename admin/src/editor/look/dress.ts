import type { EditorView } from '@codemirror/view';

const made = new Map<string, CSSStyleSheet>();

function sheetOf(styles: string): CSSStyleSheet {
	const known = made.get(styles);
	if (known) return known;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(styles);
	made.set(styles, sheet);
	return sheet;
}

/**
 * Gives an editor these styles, once; of two rules alike the later one wins. A constructed style sheet is the only one
 * that the desk's content security policy allows in a shadow root.
 */
export function dress({ root }: EditorView, ...styles: string[]): void {
	// A page without a layout has none.
	if (!root.adoptedStyleSheets) return;
	const lacking = styles.map(sheetOf).filter((one) => !root.adoptedStyleSheets.includes(one));
	root.adoptedStyleSheets.push(...lacking);
}

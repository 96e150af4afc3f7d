/** In Chromium, the shadow root itself has the selection. */
export function selectionOf(box: HTMLElement): Selection | null {
	const root = box.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
	return root.getSelection?.() ?? document.getSelection();
}

/** The focused element, including within shadow roots, because the editor is in one. */
export function focusedElement(): HTMLElement | undefined {
	let element = document.activeElement;
	while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
	return element instanceof HTMLElement && element !== document.body ? element : undefined;
}

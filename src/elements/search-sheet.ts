/** Escape closes the sheet of the search. Some browsers only empty its field. */
export function closeSheetByKey(): void {
	const sheet = document.querySelector<HTMLElement>('#busca[popover]');
	if (!sheet?.hidePopover) return;
	sheet.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape' || event.isComposing) return;
		event.preventDefault();
		sheet.hidePopover();
		document.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]`)?.focus();
	});
}

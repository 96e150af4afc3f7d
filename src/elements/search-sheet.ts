/** Escape closes the sheet of the search (some browsers only empty its field), and so does leaving it by Tab. */
export function closeSheetByKey(): void {
	const sheet = document.querySelector<HTMLElement>('#busca[popover]');
	if (!sheet?.hidePopover) return;
	sheet.addEventListener('focusout', ({ relatedTarget }) => {
		if (relatedTarget instanceof Node && !sheet.contains(relatedTarget)) sheet.hidePopover();
	});
	sheet.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape' || event.isComposing) return;
		event.preventDefault();
		sheet.hidePopover();
		document.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]`)?.focus();
	});
}

/** Tables and code that scroll say so, and only these are a stop for the keyboard. */
export function markScrollingBoxes(): void {
	for (const box of document.querySelectorAll<HTMLElement>('.prose [tabindex]'))
		new ResizeObserver(() => {
			const scrolls = box.scrollWidth > box.clientWidth;
			box.classList.toggle('scrolls', scrolls);
			box.tabIndex = scrolls ? 0 : -1;
		}).observe(box);
}

/** Tables that scroll say so; browsers with scroll-state queries know it from the style sheet. */
export function markScrollingTables(): void {
	if (CSS.supports('container-type', 'scroll-state')) return;
	for (const box of document.querySelectorAll('.prose .scroll'))
		new ResizeObserver(() =>
			box.classList.toggle('scrolls', box.scrollWidth > box.clientWidth),
		).observe(box);
}

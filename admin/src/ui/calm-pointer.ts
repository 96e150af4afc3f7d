/** The maximum delay between the clicks of a double-click. */
const calmForMs = 700;

/**
 * After a save has opened another page, ignores the second click of a double-click on what is under the pointer now,
 * however late a slow machine draws the page or delivers the click.
 */
export function calmPointer(): void {
	const calmUntil = performance.now() + calmForMs;
	const swallow = (event: MouseEvent) => {
		if (event.detail === 0) return; // A click caused by a key.
		if (event.detail === 1 && event.timeStamp > calmUntil) {
			removeEventListener('click', swallow, { capture: true });
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	};
	addEventListener('click', swallow, { capture: true });
}

/** The maximum delay between the clicks of a double-click. */
const calmForMs = 700;

/** After a save has opened another page, ignores the second click of a double-click on what is under the pointer now. */
export function calmPointer(): void {
	const swallow = (event: MouseEvent) => {
		if (event.detail === 0) return; // A click caused by a key.
		event.preventDefault();
		event.stopPropagation();
	};
	addEventListener('click', swallow, { capture: true });
	setTimeout(() => removeEventListener('click', swallow, { capture: true }), calmForMs);
}

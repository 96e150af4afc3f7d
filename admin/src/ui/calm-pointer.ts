/** The second click of a double-click comes within this time. */
const calmForMs = 700;

/** A save has led to another page: the second click of the same hand does nothing to what stands under it now. */
export function calmPointer(): void {
	const swallow = (event: MouseEvent) => {
		if (event.detail === 0) return; // A key caused this click.
		event.preventDefault();
		event.stopPropagation();
	};
	addEventListener('click', swallow, { capture: true });
	setTimeout(() => removeEventListener('click', swallow, { capture: true }), calmForMs);
}

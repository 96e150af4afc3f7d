/** The brand's mark, a beam on two legs with light in the gap. Its drawing is in the header of every page. */
export function Mark() {
	return (
		<svg className="mark" viewBox="0 0 30 24" aria-hidden="true">
			<use href="#mark" />
		</svg>
	);
}

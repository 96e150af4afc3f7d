/** The brand's mark: a beam on two legs with light in the gap. It refers to the drawing in the page header. */
export function Logo() {
	return (
		<svg className="mark" viewBox="0 0 30 24" aria-hidden="true">
			<use href="#mark" />
		</svg>
	);
}

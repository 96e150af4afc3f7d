interface MarkDrawingProps {
	/** The id of its parts, by which other drawings can refer to them. */
	id: string;
	isLit?: boolean;
	beam?: string;
}

/** The brand's mark: a beam on two legs, with light in the gap. */
export const MarkDrawing = ({ id, isLit = true, beam = 'currentColor' }: MarkDrawingProps) => (
	<>
		<linearGradient id={`${id}-light`} x1="0" y1="0" x2="0" y2="1">
			<stop offset="0" stopColor="#f5ac62" />
			<stop offset="1" stopColor="#f5ac62" stopOpacity=".12" />
		</linearGradient>
		<g id={id}>
			{isLit && <path d="M6 8h18l3 16H3z" fill={`url(#${id}-light)`} />}
			<path d="M0 2h30v6h-3v16h-4V8H7v16H3V8H0z" fill={beam} />
		</g>
	</>
);

/** The mark once more on a reader's page: it refers to the drawing in the page's header. */
export function Logo() {
	return (
		<svg className="mark" viewBox="0 0 30 24" aria-hidden="true">
			<use href="#mark" />
		</svg>
	);
}

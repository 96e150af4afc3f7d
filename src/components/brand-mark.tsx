import { site } from '#config/site';

/** The blog's sign and name; the footer shows the sign again by its id. */
export function BrandMark() {
	return (
		<>
			<svg viewBox="0 0 30 24" aria-hidden="true">
				<linearGradient id="mark-light" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#f5ac62" />
					<stop offset="1" stopColor="#f5ac62" stopOpacity=".12" />
				</linearGradient>
				<g id="mark">
					<path d="M6 8h18l3 16H3z" fill="url(#mark-light)" />
					<path d="M0 2h30v6h-3v16h-4V8H7v16H3V8H0z" fill="currentColor" />
				</g>
			</svg>
			{site.name}
		</>
	);
}

import { site } from '#config/site';
import { MarkDrawing } from './logo.tsx';

/** The blog's sign and name; the footer shows the sign again by its id. */
export function BrandMark() {
	return (
		<>
			<svg viewBox="0 0 30 24" aria-hidden="true">
				<MarkDrawing id="mark" />
			</svg>
			{site.name}
		</>
	);
}

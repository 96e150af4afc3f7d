import { BrandMark } from './brand-mark.tsx';

/** The blog's name above a draft, without a link: whoever reads it came for this text alone. */
export function DraftTop() {
	return (
		<header className="draft-top">
			<div className="wrap">
				<span className="brand">
					<BrandMark />
				</span>
			</div>
		</header>
	);
}

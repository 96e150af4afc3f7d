import { useId } from 'react';
import { MarkDrawing } from '#components/logo.tsx';

/** The brand's mark; without light where something failed. */
export const Logo = ({ isLit = true }: { isLit?: boolean }) => (
	<svg className="mark" viewBox="0 0 30 24" aria-hidden="true">
		<MarkDrawing id={useId()} isLit={isLit} beam={isLit ? 'var(--ink)' : 'var(--line-strong)'} />
	</svg>
);

import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';

interface EmptyProps {
	title: string;
	children?: ReactNode;
	/** Something failed: the lamp is out, and screen readers announce it. */
	failed?: boolean;
	action?: ReactNode;
	/** It is alone on the screen, so its title is the page's heading. */
	whole?: boolean;
}

export function Empty({ title, children, failed = false, action, whole = false }: EmptyProps) {
	const Title = whole ? 'h1' : 'strong';
	return (
		<div className="empty" role={failed ? 'alert' : undefined}>
			<Logo isLit={!failed} />
			<Title>{title}</Title>
			{children && <p>{children}</p>}
			{action}
		</div>
	);
}

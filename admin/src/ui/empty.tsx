import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';
import '../styles/empty.css';

interface EmptyProps {
	title: string;
	children?: ReactNode;
	/** Something failed: the lamp is out, and it is said aloud. */
	failed?: boolean;
	action?: ReactNode;
}

export function Empty({ title, children, failed = false, action }: EmptyProps) {
	return (
		<div className="empty" role={failed ? 'alert' : undefined}>
			<Mark lit={!failed} />
			<strong>{title}</strong>
			{children && <p>{children}</p>}
			{action}
		</div>
	);
}

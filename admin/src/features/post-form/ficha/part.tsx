import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface PartProps {
	name: string;
	value: ReactNode;
	tone?: 'todo' | 'bad' | undefined;
	/** Opens by itself when something in it needs the person. */
	open?: boolean;
	children: ReactNode;
}

/** One line of the ficha: label and present value; it opens in place. */
export function Part({ name, value, tone, open = false, children }: PartProps) {
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (open && details.current) details.current.open = true;
	}, [open]);
	return (
		<details ref={details}>
			<summary>
				<span className="k">{name}</span>
				<span className={['v', tone].filter(Boolean).join(' ')}>{value}</span>
				<span className="caret">
					<Icon name="chevron-down" />
				</span>
			</summary>
			<div className="body">{children}</div>
		</details>
	);
}

export const Dim = ({ children }: { children: ReactNode }) => (
	<span className="dim">{children}</span>
);

/** A fault in the folded line: what is missing, in red. */
export const Fault = ({ children }: { children: ReactNode }) => (
	<>
		<Icon name="circle-alert" />
		<span>{children}</span>
	</>
);

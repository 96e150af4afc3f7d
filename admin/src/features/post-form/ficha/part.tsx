import { type ReactNode, useEffect, useRef } from 'react';
import { usePostForm } from '../../../text/form-context.ts';
import type { FieldName } from '../../../text/post-values.ts';
import { Icon } from '../../../ui/icon.tsx';

interface PartProps {
	name: string;
	/** Its fields: an error in one of them replaces the displayed value and opens the part. */
	of?: readonly FieldName[];
	value: ReactNode;
	tone?: 'todo' | 'bad' | undefined;
	/** Opens the part when something else in it needs attention. */
	open?: boolean;
	children: ReactNode;
}

/** One line of the ficha with its label and current value; it opens in place. */
export function Part({ name, of = [], value, tone, open = false, children }: PartProps) {
	const { errors } = usePostForm().form.formState;
	const fault = of.map((field) => errors[field]?.message).find(Boolean);
	const details = useRef<HTMLDetailsElement>(null);
	const isNeeded = open || fault !== undefined;
	useEffect(() => {
		if (isNeeded && details.current) details.current.open = true;
	}, [isNeeded]);
	return (
		<details ref={details}>
			<summary>
				<span className="name">{name}</span>
				<span className={['value', fault ? 'bad' : tone].filter(Boolean).join(' ')}>
					{fault ? (
						<Fault>{fault}</Fault>
					) : typeof value === 'string' ? (
						<span>{value}</span>
					) : (
						value
					)}
				</span>
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

const Fault = ({ children }: { children: ReactNode }) => (
	<>
		<Icon name="circle-alert" />
		<span>{children}</span>
	</>
);

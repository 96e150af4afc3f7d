import { type ReactNode, useEffect, useRef, useState } from 'react';
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

/** Opens a part at once, or when it is needed later; whether it stays open is the person's. */
export function useOpened(isNeeded: boolean) {
	const [open] = useState(isNeeded);
	const ref = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (isNeeded && ref.current) ref.current.open = true;
	}, [isNeeded]);
	return { ref, open };
}

/** One line of the ficha with its label and current value; it opens in place. */
export function Part({ name, of = [], value, tone, open = false, children }: PartProps) {
	const { errors } = usePostForm().form.formState;
	const fault = of.map((field) => errors[field]?.message).find(Boolean);
	return (
		<details {...useOpened(open || fault !== undefined)}>
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

/** Whether something is missing of a text that has not been published: its part stands open. */
export function useIsAwaited(isMissing: boolean): boolean {
	const { post } = usePostForm().state;
	return isMissing && !post?.published_at;
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

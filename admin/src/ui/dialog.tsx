import { type ReactNode, useEffect, useId, useRef } from 'react';
import { messages } from '../messages.ts';
import { IconButton } from './button.tsx';
import { focusedElement } from './focused-element.ts';

interface DialogProps {
	title: string;
	wide?: boolean;
	className?: string;
	/** Also what Esc does. */
	onClose: () => void;
	/** False where leaving without an answer is no answer. */
	closable?: boolean;
	children: ReactNode;
}

/** A modal that is there while it is rendered; the focus goes to `autofocus` inside, and back to the opener. */
export function Dialog({
	title,
	wide,
	className,
	onClose,
	closable = true,
	children,
}: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useEffect(() => {
		const opener = focusedElement();
		const dialog = ref.current;
		dialog?.showModal();
		dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
		return () => {
			dialog?.close();
			if (opener?.isConnected) opener.focus();
		};
	}, []);
	return (
		<dialog
			ref={ref}
			aria-labelledby={titleId}
			className={className ?? (wide ? 'wide' : undefined)}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
		>
			<header>
				<h2 id={titleId}>{title}</h2>
				{closable && <IconButton icon="x" label={messages.common.close} onClick={onClose} />}
			</header>
			{children}
		</dialog>
	);
}

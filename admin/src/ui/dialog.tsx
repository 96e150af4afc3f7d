import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import { IconButton } from './button.tsx';
import { browserCloses, leaveModal, openModal } from './open-modals.ts';
import { focusedElement } from './use-kept-focus.ts';

interface DialogProps {
	title: string;
	wide?: boolean;
	className?: string;
	/** Also called for Esc. */
	onClose: () => void;
	/** False when leaving without an answer is not allowed. */
	closable?: boolean;
	children: ReactNode;
}

/** A modal that is open while rendered; it focuses `autofocus` inside, and the opener again when it closes. */
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
		if (dialog) openModal(dialog);
		dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
		return () => {
			dialog?.close();
			if (opener?.isConnected) opener.focus();
		};
	}, []);
	useLayoutEffect(() => {
		const dialog = ref.current;
		return () => (dialog === null ? undefined : leaveModal(dialog));
	}, []);
	return (
		<dialog
			ref={ref}
			aria-labelledby={titleId}
			className={className ?? (wide ? 'wide' : undefined)}
			{...browserCloses(onClose)}
		>
			{/* A <header> here would be a second banner of the page. */}
			<div className="dialog-head">
				<h2 id={titleId}>{title}</h2>
				{closable && <IconButton icon="x" label={messages.common.close} onClick={onClose} />}
			</div>
			{children}
		</dialog>
	);
}

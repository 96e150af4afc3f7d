import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useRefusedField } from './use-refused-field.ts';

interface FormDialogProps {
	title: string;
	/** What the button that sends the form says. */
	go: string;
	tone?: 'primary' | 'warn';
	disabled?: boolean;
	busy?: boolean;
	/** Said by that button while the form is sent. */
	busyText?: string | false;
	/** Why it was refused: the focus goes to the field that says so. */
	refusal?: unknown;
	noValidate?: boolean;
	className?: string;
	onGo: () => void;
	onClose: () => void;
	children: ReactNode;
}

/** A dialog whose fields are sent by Enter or its button, or left by 'Cancelar'. */
export function FormDialog(props: FormDialogProps) {
	const { title, go, refusal, noValidate, className, onGo, onClose, children, ...button } = props;
	const form = useRefusedField(refusal);
	return (
		<Dialog title={title} className={className} onClose={onClose}>
			<form
				ref={form}
				noValidate={noValidate}
				onSubmit={(event) => {
					event.preventDefault();
					onGo();
				}}
			>
				<div className="stack">{children}</div>
				<footer role="none">
					<Button onClick={onClose}>{messages.common.cancel}</Button>
					<Button type="submit" {...button}>
						{go}
					</Button>
				</footer>
			</form>
		</Dialog>
	);
}

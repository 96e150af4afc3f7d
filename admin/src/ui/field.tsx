import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
	return (
		<p className="error" id={id}>
			<Icon name="circle-alert" />
			<span>{children}</span>
		</p>
	);
}

/** Why a whole form was refused, said aloud. */
export const FormError = ({ children }: { children: string | undefined }) =>
	children && (
		<div role="alert">
			<FieldError>{children}</FieldError>
		</div>
	);

interface FieldControl {
	id: string;
	'aria-invalid'?: true | undefined;
	'aria-describedby'?: string | undefined;
}

/** The elements around a control. */
export interface FieldLayout {
	label: string;
	error?: string | undefined;
	hint?: ReactNode;
}
interface FieldProps extends FieldLayout {
	className?: string;
	/** Renders the control with the ids that connect it to its label, hint and error. */
	children: (control: FieldControl) => ReactNode;
}

export function Field({ label, error, hint, className = 'field', children }: FieldProps) {
	const id = useId();
	const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
	return (
		<div className={className}>
			<label htmlFor={id}>{label}</label>
			{children({
				id,
				'aria-invalid': error ? true : undefined,
				'aria-describedby': described === '' ? undefined : described,
			})}
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
			{hint && (
				<p className="hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
		</div>
	);
}

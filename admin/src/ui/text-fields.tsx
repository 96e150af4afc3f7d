import type { ComponentProps, ElementType } from 'react';
import { Field, type FieldLayout } from './field.tsx';

type Tag = 'input' | 'textarea' | 'select';
type LabelledProps<T extends Tag> = FieldLayout &
	ComponentProps<T> & { onText?: (text: string) => void };

/** A control with its label, error and hint; `onText` gets the typed or chosen value. */
function labelled<T extends Tag>(tag: T, className: string) {
	const Control = tag as ElementType;
	return ({ label, error, hint, onText, ...own }: LabelledProps<T>) => (
		<Field label={label} error={error} hint={hint}>
			{(control) => (
				<Control
					className={className}
					onChange={({ target }: { target: { value: string } }) => onText?.(target.value)}
					{...control}
					{...own}
				/>
			)}
		</Field>
	);
}

export const TextField = labelled('input', 'input');
export const TextArea = labelled('textarea', 'area');
export const Choice = labelled('select', 'select');

/** One choice in a group that shares its `name`. */
export const Radio = ({ children, ...input }: ComponentProps<'input'>) => (
	<label className="radio">
		<input className="check round" type="radio" {...input} />
		{children}
	</label>
);

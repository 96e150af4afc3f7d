import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';

type Labelled<Control extends 'input' | 'textarea' | 'select'> = FieldFrame &
	ComponentProps<Control> & { onText?: (text: string) => void };

/** A line of text with its label, its fault and its hint. */
export function TextField({ label, error, hint, onText, ...input }: Labelled<'input'>) {
	return (
		<Field label={label} error={error} hint={hint}>
			{(control) => (
				<input
					className="input"
					onChange={({ target }) => onText?.(target.value)}
					{...control}
					{...input}
				/>
			)}
		</Field>
	);
}

/** A text of several lines. */
export function TextArea({ label, error, hint, onText, ...area }: Labelled<'textarea'>) {
	return (
		<Field label={label} error={error} hint={hint}>
			{(control) => (
				<textarea
					className="area"
					onChange={({ target }) => onText?.(target.value)}
					{...control}
					{...area}
				/>
			)}
		</Field>
	);
}

/** One of several. */
export function Choice({ label, error, hint, onText, ...select }: Labelled<'select'>) {
	return (
		<Field label={label} error={error} hint={hint}>
			{(control) => (
				<select
					className="select"
					onChange={({ target }) => onText?.(target.value)}
					{...control}
					{...select}
				/>
			)}
		</Field>
	);
}

/** One answer of a group that shares its `name`. */
export function Radio({ children, ...input }: ComponentProps<'input'>) {
	return (
		<label className="radio">
			<input className="check round" type="radio" {...input} />
			{children}
		</label>
	);
}

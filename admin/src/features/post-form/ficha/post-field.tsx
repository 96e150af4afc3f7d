import type { ComponentProps, ReactNode } from 'react';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import type { SmallFields, SmallName } from '../../../text/post-values.ts';
import { TextArea, TextField } from '../../../ui/text-fields.tsx';

type TextName = { [N in SmallName]: SmallFields[N] extends string ? N : never }[SmallName];

interface PostFieldProps
	extends Pick<
		ComponentProps<'input'>,
		'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'list'
	> {
	name: TextName;
	label?: string;
	hint?: ReactNode;
	/** For a text of several lines. */
	rows?: number;
	/** The field has been left. */
	onLeave?: () => void;
}

/** A text field of the post: label, input, error and hint. */
export function PostField({ name, label, hint, rows, onLeave, ...more }: PostFieldProps) {
	const { form } = usePostForm();
	const error = form.formState.errors[name]?.message;
	const tied = {
		label: label ?? messages.form.fields[name],
		error,
		hint,
		'data-field': name,
		...form.register(name, { onBlur: onLeave }),
	};
	if (rows === undefined) return <TextField {...tied} {...more} />;
	return <TextArea {...tied} rows={rows} maxLength={more.maxLength} />;
}

import { useWatch } from 'react-hook-form';
import { limits } from '#config/limits';
import { messages } from '../../../messages/all.ts';
import { Field } from '../../../ui/field.tsx';
import { usePostForm } from '../form-context.ts';
import { Dim, Fault, Part } from './part.tsx';

export function ExcerptPart() {
	const { excerpt: text, fields } = messages.form;
	const { form } = usePostForm();
	const excerpt = useWatch({ control: form.control, name: 'excerpt' });
	const error = form.formState.errors.excerpt?.message;
	const { length } = excerpt.trim();
	const line = error ? (
		<Fault>{error}</Fault>
	) : length > 0 ? (
		<span>{excerpt}</span>
	) : (
		<Dim>{text.auto}</Dim>
	);
	const over = length > limits.excerpt;
	return (
		<Part
			name={fields.excerpt}
			value={line}
			tone={error || over ? 'bad' : undefined}
			open={error !== undefined}
		>
			<Field
				label={fields.excerpt}
				error={error}
				hint={
					<>
						{text.hint} <span className={over ? 'num over' : 'num'}>{text.count(length)}</span>
					</>
				}
			>
				{(control) => (
					<textarea
						{...control}
						{...form.register('excerpt')}
						data-field="excerpt"
						className="area"
						rows={3}
					/>
				)}
			</Field>
		</Part>
	);
}

import { useWatch } from 'react-hook-form';
import { formatReadTime } from '#domain/read-time';
import { messages } from '../../../messages/all.ts';
import { Field } from '../../../ui/field.tsx';
import { usePostForm } from '../form-context.ts';
import { Dim, Fault, Part } from './part.tsx';

/** `minutes` is what the text asks for; it is offered, never put over what the author typed (S26). */
export function AuthorPart({ minutes }: { minutes: number }) {
	const { author: text, fields } = messages.form;
	const { form } = usePostForm();
	const [author, readTime] = useWatch({ control: form.control, name: ['author', 'read_time'] });
	const { author: authorError, read_time: timeError } = form.formState.errors;
	const error = authorError?.message ?? timeError?.message;
	const asked = formatReadTime(minutes);
	const line = (
		<span>
			{author || <Dim>{text.none}</Dim>}
			<Dim>{text.reading(readTime)}</Dim>
		</span>
	);
	return (
		<Part
			name={fields.author}
			value={error ? <Fault>{error}</Fault> : line}
			tone={error ? 'bad' : undefined}
			open={error !== undefined}
		>
			<div className="duo">
				<Field label={fields.author} error={authorError?.message}>
					{(control) => (
						<input
							{...control}
							{...form.register('author')}
							data-field="author"
							className="input"
						/>
					)}
				</Field>
				<Field label={fields.read_time} error={timeError?.message}>
					{(control) => (
						<input
							{...control}
							{...form.register('read_time')}
							data-field="read_time"
							className="input"
						/>
					)}
				</Field>
			</div>
			{minutes > 0 && readTime !== asked && (
				<p className="hint">
					{text.asks(asked)}{' '}
					<button type="button" className="link" onClick={() => form.setValue('read_time', asked)}>
						{text.use(asked)}
					</button>
				</p>
			)}
		</Part>
	);
}

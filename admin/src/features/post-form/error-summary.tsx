import { messages } from '../../messages/all.ts';
import { usePostForm } from '../../text/form-context.ts';
import { type FieldName, fieldNames, type PostValues } from '../../text/post-values.ts';
import { Notice } from '../../ui/notice.tsx';
import { focusField } from './focus-field.ts';

const isEmpty = (value: PostValues[FieldName]) =>
	value === null || (typeof value === 'string' && value.trim() === '');

/** Lists everything missing or invalid, each with a link to its field. */
export function ErrorSummary() {
	const { form: text } = messages;
	const { form, writer, state } = usePostForm();
	const { errors, submitCount } = form.formState;
	const wrong = fieldNames.filter((name) => errors[name]);
	if (wrong.length === 0 || submitCount === 0) return null;
	const isMissing = (name: FieldName) => isEmpty(writer.text.values[name]);
	const missing = wrong.filter(isMissing).length;
	return (
		<div className="summary-errors">
			<Notice
				alert
				tone="danger"
				icon="circle-alert"
				title={text.errorsFor(missing, wrong.length - missing, state.post === null)}
			>
				<ul>
					{wrong.map((name) => (
						<li key={name}>
							<button type="button" className="link" onClick={() => focusField(name)}>
								{text.fields[name]}
							</button>{' '}
							{!isMissing(name) && errors[name]?.message}
						</li>
					))}
				</ul>
			</Notice>
		</div>
	);
}

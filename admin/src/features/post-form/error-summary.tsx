import { fieldNames } from '../../journal/post-values.ts';
import { messages } from '../../messages/all.ts';
import { Notice } from '../../ui/notice.tsx';
import { focusField } from './focus-field.ts';
import { usePostForm } from './form-context.ts';

/** What is missing, in one place, each a way to its field. */
export function ErrorSummary() {
	const { form: text } = messages;
	const { form, state } = usePostForm();
	const { errors, submitCount } = form.formState;
	const faulty = fieldNames.filter((name) => errors[name]);
	if (faulty.length === 0 || submitCount === 0) return null;
	return (
		<div className="summary-errors">
			<Notice
				alert
				tone="danger"
				icon="circle-alert"
				title={text.errorsFor(faulty.length, state.post === null)}
			>
				<ul>
					{faulty.map((name) => (
						<li key={name}>
							<button type="button" className="link" onClick={() => focusField(name)}>
								{text.fields[name]}
							</button>
						</li>
					))}
				</ul>
			</Notice>
		</div>
	);
}

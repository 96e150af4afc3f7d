import { messages } from '../../messages/all.ts';
import { usePostForm } from '../../text/form-context.ts';

/** The reading time that the text takes, to be taken over. */
export function ReadTimeOffer({ time }: { time: string }) {
	const { author: text } = messages.form;
	const { form } = usePostForm();
	return (
		<button
			type="button"
			className="link"
			onClick={() => form.setValue('read_time', time, { shouldDirty: true })}
		>
			{text.use(time)}
		</button>
	);
}

import { messages } from '../../messages/all.ts';
import { usePostForm } from '../../text/form-context.ts';
import { useFichaChange } from './ficha/ficha-change.ts';

/** The reading time that the text takes, to be taken over. */
export function ReadTimeOffer({ time }: { time: string }) {
	const { author: text, changed } = messages.form;
	const { form } = usePostForm();
	const change = useFichaChange();
	const use = () => form.setValue('read_time', time, { shouldDirty: true });
	return (
		<button
			type="button"
			className="link"
			onClick={() => change(['read_time'], changed.readTime, use)}
		>
			{text.use(time)}
		</button>
	);
}

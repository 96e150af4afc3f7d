import { useEffect, useState } from 'react';
import type { PostValues } from '../../journal/post-values.ts';
import { settleMs } from '../../ui/use-settled.ts';
import { usePostForm } from './form-context.ts';

/** The form's values shortly after their last change: what shows them is not drawn at each key. */
export function useSettledValues(): PostValues {
	const { form } = usePostForm();
	const [values, setValues] = useState(() => ({ ...form.getValues() }));
	useEffect(() => {
		const settle = () => setValues({ ...form.getValues() });
		let timer = setTimeout(settle, settleMs);
		const stop = form.subscribe({
			formState: { values: true },
			callback: () => {
				clearTimeout(timer);
				timer = setTimeout(settle, settleMs);
			},
		});
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [form]);
	return values;
}

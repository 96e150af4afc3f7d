import { useCallback, useEffect, useState } from 'react';
import { settleMs } from '../ui/use-settled.ts';
import { usePostForm } from './form-context.ts';
import type { PostValues } from './post-values.ts';

/**
 * The form's values shortly after their last change: what shows them is not drawn at each key. The function takes
 * them at once, and returns them.
 */
export function useSettledValues(): [PostValues, () => PostValues] {
	const { form } = usePostForm();
	const [values, setValues] = useState(() => ({ ...form.getValues() }));
	const settle = useCallback(() => {
		const now = { ...form.getValues() };
		setValues(now);
		return now;
	}, [form]);
	useEffect(() => {
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
	}, [form, settle]);
	return [values, settle];
}

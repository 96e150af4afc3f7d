import { useCallback, useEffect, useState } from 'react';
import { settleMs } from '../ui/use-settled.ts';
import type { PostValues } from './post-values.ts';
import type { TypedText } from './typed-text.ts';

/**
 * What is typed, shortly after its last change: what shows it is not drawn at each key. The function takes it at
 * once, and returns it.
 */
export function useSettledValues(text: TypedText): [PostValues, () => PostValues] {
	const [values, setValues] = useState(text.values);
	const settle = useCallback(() => {
		setValues(text.values);
		return text.values;
	}, [text]);
	useEffect(() => {
		let timer = setTimeout(settle, settleMs);
		const stop = text.subscribe(() => {
			clearTimeout(timer);
			timer = setTimeout(settle, settleMs);
		});
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [text, settle]);
	return [values, settle];
}

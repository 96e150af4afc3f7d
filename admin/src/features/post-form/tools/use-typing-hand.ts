import { type FocusEvent, useState } from 'react';
import { usePhone } from '../../../ui/use-phone.ts';

/** Whether somebody types on a phone, also while the focus is in the bar above the keyboard. */
export function useTypingHand() {
	const isPhone = usePhone();
	const [isIn, setIn] = useState(false);
	const isText = ({ target }: FocusEvent) => (target as Element).matches('.editor');
	return {
		isTyping: isPhone && isIn,
		end: () => setIn(false),
		onFocus: (event: FocusEvent) => isText(event) && setIn(true),
		onBlur: (event: FocusEvent) => {
			const next = event.relatedTarget as Element | null;
			if (isText(event) && !next?.closest('.handbar, .insert-sheet')) setIn(false);
		},
	};
}

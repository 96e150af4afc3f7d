import { type FocusEvent, useState } from 'react';
import { usePhone } from '../../../ui/use-phone.ts';

/** Does somebody type on a phone? Moving into the bar is no end of it. */
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
